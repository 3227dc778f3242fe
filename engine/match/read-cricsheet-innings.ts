import {
  asCount,
  asFields,
  asList,
  asText,
  countOrZero,
  FieldError,
  type Fields,
  textOrNull,
} from './json-fields.ts';
import {
  type Delivery,
  type Extras,
  type InningsRecord,
  WICKET_KINDS,
  type Wicket,
  type WicketKind,
} from './match-record.ts';

const KNOWN_KINDS: ReadonlySet<string> = new Set(WICKET_KINDS);

const NO_EXTRAS: Extras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0 };

/** Reads one innings of a Cricsheet file; `where` is its path in the file, for errors. Throws `FieldError`. */
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

function readOvers(value: unknown, where: string): Delivery[] {
  const deliveries: Delivery[] = [];
  if (value === undefined) return deliveries;
  asList(value, where).forEach((item, i) => readOver(item, `${where}[${i}]`, deliveries));
  return deliveries;
}

/** Appends to one list per innings, which is faster than joining lists: imports read millions of balls. */
function readOver(value: unknown, where: string, into: Delivery[]): void {
  const over = asFields(value, where);
  const number = asCount(over['over'], `${where}.over`);
  const balls = asList(over['deliveries'], `${where}.deliveries`);
  let read = 0;
  try {
    for (const ball of balls) {
      into.push(readDelivery(ball, number));
      read += 1;
    }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw new FieldError(`${where}.deliveries[${read}]: ${error.message}`);
  }
}

/** Errors name the field only; `readOver` adds the position of the ball. */
function readDelivery(value: unknown, over: number): Delivery {
  const fields = asFields(value, 'the delivery');
  const { batter, extras, total, non_boundary } = asFields(fields['runs'], 'runs');
  const runs = {
    batter: asCount(batter, 'runs.batter'),
    extras: asCount(extras, 'runs.extras'),
    total: asCount(total, 'runs.total'),
  };
  if (runs.batter + runs.extras !== runs.total) throw new FieldError('runs does not add up');
  return {
    over,
    batter: asText(fields['batter'], 'batter'),
    nonStriker: asText(fields['non_striker'], 'non_striker'),
    bowler: asText(fields['bowler'], 'bowler'),
    runs,
    extras: readExtras(fields['extras']),
    nonBoundary: non_boundary === true,
    wickets: readWickets(fields['wickets']),
  };
}

function readExtras(value: unknown): Extras {
  if (value === undefined) return NO_EXTRAS;
  const extras = asFields(value, 'extras');
  return {
    wides: countOrZero(extras['wides'], 'extras.wides'),
    noballs: countOrZero(extras['noballs'], 'extras.noballs'),
    byes: countOrZero(extras['byes'], 'extras.byes'),
    legbyes: countOrZero(extras['legbyes'], 'extras.legbyes'),
    penalty: countOrZero(extras['penalty'], 'extras.penalty'),
  };
}

const NO_WICKETS: readonly Wicket[] = [];

function readWickets(value: unknown): readonly Wicket[] {
  if (value === undefined) return NO_WICKETS;
  return asList(value, 'wickets').map((item, i) =>
    readWicket(asFields(item, `wickets[${i}]`), `wickets[${i}]`),
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
  return KNOWN_KINDS.has(kind);
}
