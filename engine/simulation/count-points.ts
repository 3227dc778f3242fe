import { dotPoints, type RuleTable, ratePoints, stepPoints } from '../fantasy/rule-table.ts';
import { COUNT_OFFSETS, WIDTH } from './run-counts.ts';

/** A rule table with precomputed steps, so that counts become points without a search. */
export interface PointsTable {
  readonly rules: RuleTable;
  /** Points per count, at the indexes of `COUNT_OFFSETS`; 0 for counts without points of their own. */
  readonly each: Float64Array;
  /** Points including the highest step reached, by number of runs and of wickets. */
  readonly runs: Float64Array;
  readonly wickets: Float64Array;
}

const MAX_RUNS = 600;
const MAX_WICKETS = 10;

/** Precomputes a rule table for `countPoints`. */
export function pointsTable(rules: RuleTable): PointsTable {
  return {
    rules,
    each: eachOf(rules),
    runs: upTo(MAX_RUNS, (runs) => runs * rules.run + stepPoints(rules.milestones, runs)),
    wickets: upTo(MAX_WICKETS, (wickets) => wickets * rules.wicket + stepPoints(rules.hauls, wickets)),
  };
}

function eachOf(rules: RuleTable): Float64Array {
  const each = new Float64Array(WIDTH);
  each[COUNT_OFFSETS.fours] = rules.fourBonus;
  each[COUNT_OFFSETS.sixes] = rules.sixBonus;
  each[COUNT_OFFSETS.lbwOrBowled] = rules.lbwOrBowled;
  each[COUNT_OFFSETS.maidens] = rules.maiden;
  each[COUNT_OFFSETS.catches] = rules.catch;
  each[COUNT_OFFSETS.stumpings] = rules.stumping;
  each[COUNT_OFFSETS.runOutsDirect] = rules.runOutDirect;
  each[COUNT_OFFSETS.runOutsAssisted] = rules.runOutAssisted;
  return each;
}

function upTo(most: number, of: (value: number) => number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, value) => of(value));
}

/** The points of one player's counts, including `playing`; equal to those of `scoreTallies`. */
export function countPoints(
  { rules, runs, wickets, each }: PointsTable,
  counts: Int32Array,
  { player, bowler }: { readonly player: number; readonly bowler: boolean },
): number {
  const from = player * WIDTH;
  let points = rules.playing;
  for (let at = 0; at < WIDTH; at += 1) points += (counts[from + at] ?? NaN) * (each[at] ?? NaN);
  const scored = counts[from + COUNT_OFFSETS.runs] ?? NaN;
  points += (runs[scored] ?? NaN) + (wickets[counts[from + COUNT_OFFSETS.wickets] ?? NaN] ?? NaN);
  points += dotPoints(rules.dots, counts[from + COUNT_OFFSETS.dots] ?? NaN);
  if ((counts[from + COUNT_OFFSETS.catches] ?? NaN) >= 3) points += rules.threeCatches;
  const bowled = counts[from + COUNT_OFFSETS.ballsBowled] ?? NaN;
  points += ratePoints(rules.economy, bowled, (6 * (counts[from + COUNT_OFFSETS.conceded] ?? NaN)) / bowled);
  if (bowler) return points;
  if (counts[from + COUNT_OFFSETS.out] === 1 && scored === 0) points += rules.duck;
  const faced = counts[from + COUNT_OFFSETS.balls] ?? NaN;
  return points + ratePoints(rules.strikeRate, faced, (100 * scored) / faced);
}
