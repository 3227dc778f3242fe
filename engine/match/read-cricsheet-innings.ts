import type { Fields } from './json-fields.ts';
import { asCount, asFields, asList, asText, countOrZero, FieldError, textOrNull } from './json-fields.ts';
import type { Delivery, Extras, InningsRecord, Wicket, WicketKind } from './match-record.ts';

const WICKET_KINDS: ReadonlySet<string> = new Set<WicketKind>([
  'caught',
  'bowled',
  'lbw',
  'run out',
  'caught and bowled',
  'stumped',
  'retired hurt',
  'hit wicket',
  'retired out',
  'retired not out',
  'obstructing the field',
  'handled the ball',
  'timed out',
  'hit the ball twice',
]);

const NO_EXTRAS: Extras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0 };

/** One innings of a Cricsheet file; throws `FieldError` for the caller to turn into a fault. */
export function readInnings(value: unknown, where: string, teams: readonly string[]): InningsRecord {
  const innings = asFields(value, where);
  const team = asText(innings['team'], `${where}.team`);
  if (!teams.includes(team)) throw new FieldError(`${where}.team ${team} is not one of the two teams`);
  return {
    team,
    superOver: innings['super_over'] === true,
    declared: innings['declared'] === true,
    forfeited: innings['forfeited'] === true,
    target: readTarget(innings['target'], `${where}.target`),
    penaltyRuns: readPenaltyRuns(innings['penalty_runs'], `${where}.penalty_runs`),
    powerplays: readPowerplays(innings['powerplays'], `${where}.powerplays`),
    deliveries: readOvers(innings['overs'], `${where}.overs`),
  };
}

function readTarget(value: unknown, where: string): InningsRecord['target'] {
  if (value === undefined) return null;
  const target = asFields(value, where);
  if (target['runs'] === undefined) return null;
  const overs = typeof target['overs'] === 'number' ? target['overs'] : Number(target['overs'] ?? Number.NaN);
  return { runs: asCount(target['runs'], `${where}.runs`), overs: Number.isFinite(overs) ? overs : null };
}

function readPenaltyRuns(value: unknown, where: string): InningsRecord['penaltyRuns'] {
  if (value === undefined) return { pre: 0, post: 0 };
  const runs = asFields(value, where);
  return { pre: countOrZero(runs['pre'], `${where}.pre`), post: countOrZero(runs['post'], `${where}.post`) };
}

function readPowerplays(value: unknown, where: string): InningsRecord['powerplays'] {
  if (value === undefined) return [];
  return asList(value, where).flatMap((item, i) => {
    const { from, to } = asFields(item, `${where}[${i}]`);
    return typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : [];
  });
}

function readOvers(value: unknown, where: string): Delivery[] {
  if (value === undefined) return [];
  return asList(value, where).flatMap((item, i) => {
    const at = `${where}[${i}]`;
    const over = asFields(item, at);
    const number = asCount(over['over'], `${at}.over`);
    return asList(over['deliveries'], `${at}.deliveries`).map((delivery, ball) =>
      readDelivery(delivery, `${at}.deliveries[${ball}]`, number),
    );
  });
}

function readDelivery(value: unknown, where: string, over: number): Delivery {
  const fields = asFields(value, where);
  const { batter, extras, total, non_boundary } = asFields(fields['runs'], `${where}.runs`);
  const runs = {
    batter: asCount(batter, `${where}.runs.batter`),
    extras: asCount(extras, `${where}.runs.extras`),
    total: asCount(total, `${where}.runs.total`),
  };
  if (runs.batter + runs.extras !== runs.total) throw new FieldError(`${where}.runs does not add up`);
  return {
    over,
    batter: asText(fields['batter'], `${where}.batter`),
    nonStriker: asText(fields['non_striker'], `${where}.non_striker`),
    bowler: asText(fields['bowler'], `${where}.bowler`),
    runs,
    extras: readExtras(fields['extras'], `${where}.extras`),
    nonBoundary: non_boundary === true,
    wickets: readWickets(fields['wickets'], `${where}.wickets`),
  };
}

function readExtras(value: unknown, where: string): Extras {
  if (value === undefined) return NO_EXTRAS;
  const extras = asFields(value, where);
  return {
    wides: countOrZero(extras['wides'], `${where}.wides`),
    noballs: countOrZero(extras['noballs'], `${where}.noballs`),
    byes: countOrZero(extras['byes'], `${where}.byes`),
    legbyes: countOrZero(extras['legbyes'], `${where}.legbyes`),
    penalty: countOrZero(extras['penalty'], `${where}.penalty`),
  };
}

const NO_WICKETS: readonly Wicket[] = [];

function readWickets(value: unknown, where: string): readonly Wicket[] {
  if (value === undefined) return NO_WICKETS;
  return asList(value, where).map((item, i) =>
    readWicket(asFields(item, `${where}[${i}]`), `${where}[${i}]`),
  );
}

function readWicket(wicket: Fields, where: string): Wicket {
  const kind = asText(wicket['kind'], `${where}.kind`);
  if (!isWicketKind(kind)) throw new FieldError(`${where}.kind ${kind} is not a known kind`);
  const fielders = wicket['fielders'] === undefined ? [] : asList(wicket['fielders'], `${where}.fielders`);
  return {
    kind,
    playerOut: asText(wicket['player_out'], `${where}.player_out`),
    fielders: fielders.map((item, i) => {
      const fielder = asFields(item, `${where}.fielders[${i}]`);
      return { name: textOrNull(fielder['name']), substitute: fielder['substitute'] === true };
    }),
  };
}

function isWicketKind(kind: string): kind is WicketKind {
  return WICKET_KINDS.has(kind);
}
