import {
  type Delivery,
  type InningsRecord,
  type MatchRecord,
  type Player,
  playerNamed,
  type Wicket,
} from './match-record.ts';
import { emptyTally, type Tally } from './tally.ts';

/** One batter of an innings, as on its scorecard. */
export interface BattingLine {
  readonly player: Player;
  /** Position in the batting order, from 1. */
  readonly position: number;
  readonly runs: number;
  /** Balls faced. */
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  /** Runs per hundred balls, unrounded; null before the first ball. */
  readonly strikeRate: number | null;
  /** As printed: `c Kohli b Bumrah`, `not out`, `retired hurt`. */
  readonly dismissal: string;
  /** Also true for a batter who retired hurt. */
  readonly notOut: boolean;
}

/**
 * Every batter of the innings, in order of coming in; `tallies` are the players' counts in this innings, by name.
 * Includes batters out without facing a ball (run out, timed out).
 */
export function battingLines(
  match: MatchRecord,
  innings: InningsRecord,
  tallies: ReadonlyMap<string, Tally>,
): BattingLine[] {
  return battersInOrder(innings).map((name, i) => {
    const { runs, balls, fours, sixes } = tallies.get(name) ?? emptyTally();
    return {
      player: playerNamed(match, name),
      position: i + 1,
      runs,
      balls,
      fours,
      sixes,
      strikeRate: balls === 0 ? null : (100 * runs) / balls,
      ...howOut(innings, name),
    };
  });
}

/** Names of the batters, in order of coming in, and of those who were timed out. */
export function battersInOrder(innings: InningsRecord): string[] {
  const names = new Set<string>();
  for (const { batter, nonStriker, wickets } of innings.deliveries) {
    names.add(batter).add(nonStriker);
    for (const { playerOut } of wickets) names.add(playerOut);
  }
  return [...names];
}

/** The last wicket entry counts: a batter who retired hurt may return and be bowled. */
function howOut(innings: InningsRecord, name: string): Pick<BattingLine, 'dismissal' | 'notOut'> {
  const last = innings.deliveries
    .flatMap((delivery, at) => delivery.wickets.map((wicket) => ({ delivery, wicket, at })))
    .findLast(({ wicket }) => wicket.playerOut === name);
  if (!last) return { dismissal: 'not out', notOut: true };
  const { kind } = last.wicket;
  const unbeaten = kind === 'retired hurt' || kind === 'retired not out';
  const cameBack =
    unbeaten && innings.deliveries.slice(last.at + 1).some((delivery) => atCrease(delivery, name));
  if (cameBack) return { dismissal: 'not out', notOut: true };
  return { dismissal: dismissalText(last.wicket, last.delivery.bowler), notOut: unbeaten };
}

function atCrease({ batter, nonStriker }: Delivery, name: string): boolean {
  return batter === name || nonStriker === name;
}

/**
 * A dismissal as printed on a scorecard: `c Kohli b Bumrah`, `c & b Jadeja`, `run out (Pollard/de Kock)`, `c sub
 * (Gill) b Shami`.
 */
export function dismissalText(wicket: Wicket, bowler: string): string {
  const [fielder] = wicket.fielders;
  switch (wicket.kind) {
    case 'caught':
      return `c ${fielder ? fielderText(fielder) : 'unknown'} b ${bowler}`;
    case 'caught and bowled':
      return `c & b ${bowler}`;
    case 'bowled':
      return `b ${bowler}`;
    case 'stumped':
      return `st ${fielder ? fielderText(fielder) : 'unknown'} b ${bowler}`;
    case 'run out':
      return wicket.fielders.length === 0
        ? 'run out'
        : `run out (${wicket.fielders.map(fielderText).join('/')})`;
    case 'lbw':
    case 'hit wicket':
      return `${wicket.kind} b ${bowler}`;
    default:
      return wicket.kind;
  }
}

function fielderText({ name, substitute }: Wicket['fielders'][number]): string {
  if (!substitute) return name ?? 'unknown';
  return name === null ? 'sub' : `sub (${name})`;
}
