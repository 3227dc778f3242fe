import { dotPoints, type RuleTable, ratePoints, stepPoints } from '../fantasy/rule-table.ts';
import { AT, WIDTH } from './run-counts.ts';

/** A rule table with every step worked out, so that a player's counts become points without a search. */
export interface PointsTable {
  readonly rules: RuleTable;
  /** What each of a kind earns, laid out as `AT` says; 0 for what is not paid one by one. */
  readonly each: Float64Array;
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
    each: eachOf(rules),
    runs: upTo(MOST_RUNS, (runs) => runs * rules.run + stepPoints(rules.milestones, runs)),
    wickets: upTo(MOST_WICKETS, (wickets) => wickets * rules.wicket + stepPoints(rules.hauls, wickets)),
  };
}

function eachOf(rules: RuleTable): Float64Array {
  const each = new Float64Array(WIDTH);
  each[AT.fours] = rules.fourBonus;
  each[AT.sixes] = rules.sixBonus;
  each[AT.lbwOrBowled] = rules.lbwOrBowled;
  each[AT.maidens] = rules.maiden;
  each[AT.catches] = rules.catch;
  each[AT.stumpings] = rules.stumping;
  each[AT.runOutsDirect] = rules.runOutDirect;
  each[AT.runOutsAssisted] = rules.runOutAssisted;
  return each;
}

function upTo(most: number, of: (value: number) => number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, value) => of(value));
}

/** The same points as `scoreTallies` gives, `playing` included, from the counts of one player. */
export function countPoints(
  { rules, runs, wickets, each }: PointsTable,
  counts: Int32Array,
  { player, bowler }: { readonly player: number; readonly bowler: boolean },
): number {
  const from = player * WIDTH;
  let points = rules.playing;
  for (let at = 0; at < WIDTH; at += 1) points += (counts[from + at] ?? NaN) * (each[at] ?? NaN);
  const scored = counts[from + AT.runs] ?? NaN;
  points += (runs[scored] ?? NaN) + (wickets[counts[from + AT.wickets] ?? NaN] ?? NaN);
  points += dotPoints(rules.dots, counts[from + AT.dots] ?? NaN);
  if ((counts[from + AT.catches] ?? NaN) >= 3) points += rules.threeCatches;
  const bowled = counts[from + AT.ballsBowled] ?? NaN;
  points += ratePoints(rules.economy, bowled, (6 * (counts[from + AT.conceded] ?? NaN)) / bowled);
  if (bowler) return points;
  if (counts[from + AT.out] === 1 && scored === 0) points += rules.duck;
  const faced = counts[from + AT.balls] ?? NaN;
  return points + ratePoints(rules.strikeRate, faced, (100 * scored) / faced);
}
