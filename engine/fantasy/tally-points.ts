import { sumBy } from '../statistics/statistics.ts';
import { dotPoints, type RuleTable, ratePoints, stepPoints } from './rule-table.ts';
import type { Tally } from '../match/tally.ts';

/** What fantasy points are given for. */
export type PointsFor =
  | 'playing'
  | 'runs'
  | 'fours'
  | 'sixes'
  | 'runs milestone'
  | 'strike rate'
  | 'duck'
  | 'wickets'
  | 'lbw or bowled'
  | 'wicket haul'
  | 'maidens'
  | 'dot balls'
  | 'economy'
  | 'catches'
  | 'three catches'
  | 'stumpings'
  | 'direct run-outs'
  | 'assisted run-outs';

/** One line of a player's points, as a fan reads it. */
export interface PointsLine {
  readonly for: PointsFor;
  /** Number of runs, wickets, dot balls and so on; for a rate, the rate itself. */
  readonly count: number;
  readonly points: number;
}

/**
 * The points lines of one player's innings, in the order of the scorecard; leaves out lines without points. The points
 * for strike rate and for a duck do not apply to a bowler.
 */
export function tallyPoints(tally: Tally, rules: RuleTable, isBowler: boolean): PointsLine[] {
  const lines: PointsLine[] = [];
  const earn = (source: PointsFor, count: number, points: number) => {
    if (points !== 0) lines.push({ for: source, count, points });
  };
  earn('runs', tally.runs, tally.runs * rules.run);
  earn('fours', tally.fours, tally.fours * rules.fourBonus);
  earn('sixes', tally.sixes, tally.sixes * rules.sixBonus);
  earn('runs milestone', tally.runs, stepPoints(rules.milestones, tally.runs));
  if (!isBowler) {
    const strikeRate = (100 * tally.runs) / tally.balls;
    earn('strike rate', strikeRate, ratePoints(rules.strikeRate, tally.balls, strikeRate));
    if (tally.out && tally.runs === 0) earn('duck', 1, rules.duck);
  }
  earn('wickets', tally.wickets, tally.wickets * rules.wicket);
  earn('lbw or bowled', tally.lbwOrBowled, tally.lbwOrBowled * rules.lbwOrBowled);
  earn('wicket haul', tally.wickets, stepPoints(rules.hauls, tally.wickets));
  earn('maidens', tally.maidens, tally.maidens * rules.maiden);
  earn('dot balls', tally.dots, dotPoints(rules.dots, tally.dots));
  const economy = (6 * tally.conceded) / tally.ballsBowled;
  earn('economy', economy, ratePoints(rules.economy, tally.ballsBowled, economy));
  earn('catches', tally.catches, tally.catches * rules.catch);
  earn('stumpings', tally.stumpings, tally.stumpings * rules.stumping);
  earn('direct run-outs', tally.runOutsDirect, tally.runOutsDirect * rules.runOutDirect);
  earn('assisted run-outs', tally.runOutsAssisted, tally.runOutsAssisted * rules.runOutAssisted);
  return lines;
}

/**
 * The points of one player named for a match, from a tally per innings: those of `tallyPoints`, and those for playing
 * and for three catches. The lines sum to `points`. Called for played matches, and by the server for live ones, whose
 * tallies come from the feed's scorecard.
 */
export function scoreTallies(
  tallies: readonly Tally[],
  rules: RuleTable,
  isBowler: boolean,
): { readonly points: number; readonly earned: readonly PointsLine[] } {
  const earned: PointsLine[] = [{ for: 'playing', count: 1, points: rules.playing }];
  for (const tally of tallies) earned.push(...tallyPoints(tally, rules, isBowler));
  const catches = sumBy(tallies, (tally) => tally.catches);
  if (catches >= 3 && rules.threeCatches !== 0)
    earned.push({ for: 'three catches', count: catches, points: rules.threeCatches });
  return { points: sumBy(earned, (line) => line.points), earned };
}
