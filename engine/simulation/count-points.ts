import { dotPoints, type RuleTable, ratePoints, stepPoints } from '../fantasy/rule-table.ts';
import { COUNT_OFFSETS, COUNTS_PER_PLAYER } from './player-counts.ts';

/** A rule table with precomputed milestones, so that simulated counts become points without a search. */
export interface PointsTable {
  readonly rules: RuleTable;
  /** Points per count, at the indexes of `COUNT_OFFSETS`; 0 for counts without points of their own. */
  readonly pointsPerCount: Float64Array;
  /** Points of a number of runs, with those of the highest milestone reached. */
  readonly runs: Float64Array;
  /** Points of a number of wickets, with those of the highest haul reached. */
  readonly wickets: Float64Array;
}

/** More than any player scores or takes in an innings; a higher number would give `NaN`. */
const MAX_RUNS = 600;
const MAX_WICKETS = 10;

/** Precomputes a rule table for `countPoints`. */
export function pointsTable(rules: RuleTable): PointsTable {
  return {
    rules,
    pointsPerCount: pointsPerCountOf(rules),
    runs: pointsUpTo(MAX_RUNS, (runs) => runs * rules.run + stepPoints(rules.milestones, runs)),
    wickets: pointsUpTo(MAX_WICKETS, (wickets) => wickets * rules.wicket + stepPoints(rules.hauls, wickets)),
  };
}

function pointsPerCountOf(rules: RuleTable): Float64Array {
  const points = new Float64Array(COUNTS_PER_PLAYER);
  points[COUNT_OFFSETS.fours] = rules.fourBonus;
  points[COUNT_OFFSETS.sixes] = rules.sixBonus;
  points[COUNT_OFFSETS.lbwOrBowled] = rules.lbwOrBowled;
  points[COUNT_OFFSETS.maidens] = rules.maiden;
  points[COUNT_OFFSETS.catches] = rules.catch;
  points[COUNT_OFFSETS.stumpings] = rules.stumping;
  points[COUNT_OFFSETS.runOutsDirect] = rules.runOutDirect;
  points[COUNT_OFFSETS.runOutsAssisted] = rules.runOutAssisted;
  return points;
}

/** The points of each count from 0 to `most`. */
function pointsUpTo(most: number, pointsFor: (count: number) => number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, count) => pointsFor(count));
}

/**
 * Fantasy points of one player's counts at the end of a simulated match, including those for being in the eleven;
 * equal to those of `scoreTallies`. `player` is the index in `counts`, which has the players of both teams. A bowler
 * gets no points for strike rate and loses none for a duck.
 */
export function countPoints(
  { rules, runs, wickets, pointsPerCount }: PointsTable,
  counts: Int32Array,
  { player, isBowler }: { readonly player: number; readonly isBowler: boolean },
): number {
  const from = player * COUNTS_PER_PLAYER;
  let points = rules.playing;
  for (let offset = 0; offset < COUNTS_PER_PLAYER; offset += 1)
    points += (counts[from + offset] ?? NaN) * (pointsPerCount[offset] ?? NaN);
  const scored = counts[from + COUNT_OFFSETS.runs] ?? NaN;
  points += (runs[scored] ?? NaN) + (wickets[counts[from + COUNT_OFFSETS.wickets] ?? NaN] ?? NaN);
  points += dotPoints(rules.dots, counts[from + COUNT_OFFSETS.dots] ?? NaN);
  if ((counts[from + COUNT_OFFSETS.catches] ?? NaN) >= 3) points += rules.threeCatches;
  const ballsBowled = counts[from + COUNT_OFFSETS.ballsBowled] ?? NaN;
  points += ratePoints(
    rules.economy,
    ballsBowled,
    (6 * (counts[from + COUNT_OFFSETS.conceded] ?? NaN)) / ballsBowled,
  );
  if (isBowler) return points;
  if (counts[from + COUNT_OFFSETS.out] === 1 && scored === 0) points += rules.duck;
  const faced = counts[from + COUNT_OFFSETS.balls] ?? NaN;
  return points + ratePoints(rules.strikeRate, faced, (100 * scored) / faced);
}
