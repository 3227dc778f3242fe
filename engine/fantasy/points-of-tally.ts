import { sumBy } from '../statistics/statistics.ts';
import { dotPoints, type RuleTable, ratePoints, stepPoints } from './rule-table.ts';
import type { Tally } from './tally.ts';

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

export interface PointsLine {
  readonly for: PointsFor;
  /** How many of them: runs, wickets, dot balls; for a rate the rate itself. */
  readonly count: number;
  readonly points: number;
}

/** Is told of one thing that earned points; also of those that earned none. */
export type Earn = (what: PointsFor, count: number, points: number) => void;

/** The lines that one innings earns, without those worth nothing. `bowler` is spared ducks and strike rates. */
export function pointsOfTally(tally: Tally, rules: RuleTable, bowler: boolean): PointsLine[] {
  const lines: PointsLine[] = [];
  earnPoints(tally, rules, {
    bowler,
    earn: (what, count, points) => {
      if (points !== 0) lines.push({ for: what, count, points });
    },
  });
  return lines;
}

/** Calls `earn` for everything that an innings earns, in the order of the scorecard. Allocates nothing on the way. */
export function earnPoints(
  tally: Tally,
  rules: RuleTable,
  { bowler, earn }: { readonly bowler: boolean; readonly earn: Earn },
): void {
  earn('runs', tally.runs, tally.runs * rules.run);
  earn('fours', tally.fours, tally.fours * rules.fourBonus);
  earn('sixes', tally.sixes, tally.sixes * rules.sixBonus);
  earn('runs milestone', tally.runs, stepPoints(rules.milestones, tally.runs));
  if (!bowler) {
    const rate = tally.balls === 0 ? 0 : (100 * tally.runs) / tally.balls;
    earn('strike rate', rate, ratePoints(rules.strikeRate, tally.balls, rate));
    const duck = tally.out && tally.runs === 0 ? 1 : 0;
    earn('duck', duck, duck * rules.duck);
  }
  earnBowling(tally, rules, earn);
  earn('catches', tally.catches, tally.catches * rules.catch);
  earn('stumpings', tally.stumpings, tally.stumpings * rules.stumping);
  earn('direct run-outs', tally.runOutsDirect, tally.runOutsDirect * rules.runOutDirect);
  earn('assisted run-outs', tally.runOutsAssisted, tally.runOutsAssisted * rules.runOutAssisted);
}

function earnBowling(tally: Tally, rules: RuleTable, earn: Earn): void {
  earn('wickets', tally.wickets, tally.wickets * rules.wicket);
  earn('lbw or bowled', tally.lbwOrBowled, tally.lbwOrBowled * rules.lbwOrBowled);
  earn('wicket haul', tally.wickets, stepPoints(rules.hauls, tally.wickets));
  earn('maidens', tally.maidens, tally.maidens * rules.maiden);
  earn('dot balls', tally.dots, dotPoints(rules.dots, tally.dots));
  const rate = tally.ballsBowled === 0 ? 0 : (6 * tally.conceded) / tally.ballsBowled;
  earn('economy', rate, ratePoints(rules.economy, tally.ballsBowled, rate));
}

/**
 * The points of one player named for a match, by what was done in each innings; the points of the lines, none of
 * which is worth nothing, sum to `points`. A `bowler` is spared ducks and strike rates.
 */
export function scoreTallies(
  tallies: readonly Tally[],
  rules: RuleTable,
  bowler: boolean,
): { readonly points: number; readonly earned: readonly PointsLine[] } {
  const catches = sumBy(tallies, (tally) => tally.catches);
  const lines: PointsLine[] = [
    { for: 'playing', count: 1, points: rules.playing },
    ...tallies.flatMap((tally) => pointsOfTally(tally, rules, bowler)),
    { for: 'three catches', count: catches, points: catches >= 3 ? rules.threeCatches : 0 },
  ];
  const earned = lines.filter((line) => line.points !== 0);
  return { points: sumBy(earned, (line) => line.points), earned };
}
