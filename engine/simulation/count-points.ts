import type { RateRule, RuleTable } from '../fantasy/rule-table.ts';
import { bandPoints, stepPoints } from '../fantasy/rule-table.ts';
import { AT, WIDTH } from './run-counts.ts';

/** A rule table with every step worked out, so that a player's counts become points without a search. */
export interface PointsTable {
  readonly rules: RuleTable;
  /** By runs and by wickets: what each of them earns and the highest step that they reach. */
  readonly runs: Float64Array;
  readonly wickets: Float64Array;
}

const MOST_RUNS = 600;
const MOST_WICKETS = 10;

/** The steps of these rules worked out once, for `countPoints`. */
export function pointsTable(rules: RuleTable): PointsTable {
  return {
    rules,
    runs: upTo(MOST_RUNS, (runs) => runs * rules.run + stepPoints(rules.milestones, runs)),
    wickets: upTo(MOST_WICKETS, (wickets) => wickets * rules.wicket + stepPoints(rules.hauls, wickets)),
  };
}

function upTo(most: number, of: (value: number) => number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, value) => of(value));
}

/** The same points as `earnPoints` and the scoring of a match give, `playing` included, from the counts of one player. */
export function countPoints(
  { rules, runs, wickets }: PointsTable,
  counts: Int32Array,
  { player, bowler }: { readonly player: number; readonly bowler: boolean },
): number {
  const from = player * WIDTH;
  const of = (at: number) => counts[from + at] ?? 0;
  const catches = of(AT.catches);
  return (
    rules.playing +
    (runs[of(AT.runs)] ?? 0) +
    of(AT.fours) * rules.fourBonus +
    of(AT.sixes) * rules.sixBonus +
    (bowler ? 0 : rate(rules.strikeRate, of(AT.balls), 100 * of(AT.runs))) +
    (!bowler && of(AT.out) === 1 && of(AT.runs) === 0 ? rules.duck : 0) +
    (wickets[of(AT.wickets)] ?? 0) +
    of(AT.lbwOrBowled) * rules.lbwOrBowled +
    of(AT.maidens) * rules.maiden +
    (rules.dots ? Math.floor(of(AT.dots) / rules.dots.every) * rules.dots.points : 0) +
    rate(rules.economy, of(AT.ballsBowled), 6 * of(AT.conceded)) +
    catches * rules.catch +
    (catches >= 3 ? rules.threeCatches : 0) +
    of(AT.stumpings) * rules.stumping +
    of(AT.runOutsDirect) * rules.runOutDirect +
    of(AT.runOutsAssisted) * rules.runOutAssisted
  );
}

function rate(rule: RateRule | null, balls: number, hundredfold: number): number {
  return rule !== null && balls >= rule.minBalls && balls > 0 ? bandPoints(rule, hundredfold / balls) : 0;
}
