import type { BattingLine } from '@gullylens/engine/match/batting-lines';
import { isBowlersWicket } from '@gullylens/engine/match/delivery-facts';
import {
  type Delivery,
  type InningsRecord,
  type MatchRecord,
  playerNamed,
  type Wicket,
  type WicketKind,
} from '@gullylens/engine/match/match-record';
import { presentPerson } from './person.ts';

/** The vendor's code for each kind of dismissal. Kinds that are absent here have only a text. */
const dismissalWords: Partial<Record<WicketKind, string>> = {
  caught: 'catch',
  'caught and bowled': 'cb',
  bowled: 'bowled',
  lbw: 'lbw',
  stumped: 'stumped',
  'run out': 'runout',
  'hit wicket': 'hitwicket',
};

function wicketOf(innings: InningsRecord, name: string): { delivery: Delivery; wicket: Wicket } | undefined {
  return innings.deliveries
    .flatMap((delivery) => delivery.wickets.map((wicket) => ({ delivery, wicket })))
    .findLast(({ wicket }) => wicket.playerOut === name);
}

function howOut(match: MatchRecord, innings: InningsRecord, line: BattingLine) {
  const out = line.notOut ? undefined : wicketOf(innings, line.player.name);
  if (!out) return {};
  const { kind, fielders } = out.wicket;
  const word = dismissalWords[kind];
  const catcher = kind === 'caught and bowled' ? out.delivery.bowler : fielders[0]?.name;
  return {
    ...(word === undefined ? {} : { dismissal: word }),
    ...(isBowlersWicket(out.wicket)
      ? { bowler: presentPerson(playerNamed(match, out.delivery.bowler)) }
      : {}),
    ...(catcher ? { catcher: presentPerson(playerNamed(match, catcher)) } : {}),
  };
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

interface BattingContext {
  readonly match: MatchRecord;
  readonly innings: InningsRecord;
  /** True while this innings is being played. */
  readonly inProgress: boolean;
}

/** One batter's line of the scorecard. The vendor really sends the key without a name. */
export function battingRow(line: BattingLine, { match, innings, inProgress }: BattingContext) {
  const stillIn = inProgress && line.dismissal === 'not out';
  return {
    batsman: presentPerson(line.player),
    ...howOut(match, innings, line),
    'dismissal-text': stillIn ? 'batting' : line.dismissal.toLowerCase(),
    r: line.runs,
    b: line.balls,
    '4s': line.fours,
    '6s': line.sixes,
    sr: twoDecimals(line.strikeRate ?? 0),
    '': 0,
  };
}
