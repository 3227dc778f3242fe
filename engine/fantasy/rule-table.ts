/**
 * Fantasy points in one format, as printed by the operator (Dream11). `run`, `wicket`, `maiden`, `catch` and so on are
 * points for each.
 */
export interface RuleTable {
  readonly run: number;
  /** On top of the runs, for each four and six hit to or over the rope. */
  readonly fourBonus: number;
  readonly sixBonus: number;
  /** Runs of a batter in an innings; only the highest step reached counts. */
  readonly milestones: readonly Step[];
  /** For a dismissal without a run; not for bowlers. */
  readonly duck: number;
  /** Not for bowlers; null when the format has no such points. */
  readonly strikeRate: RateRule | null;
  /** `points` for every `every` dot balls bowled; null when the format has no such points. */
  readonly dots: { readonly points: number; readonly every: number } | null;
  readonly wicket: number;
  /** On top of the wicket, for each lbw or bowled. */
  readonly lbwOrBowled: number;
  /** Wickets in an innings; only the highest step reached counts. */
  readonly hauls: readonly Step[];
  readonly maiden: number;
  /** Null when the format has no such points. */
  readonly economy: RateRule | null;
  readonly catch: number;
  /** Once a match, for three catches or more. */
  readonly threeCatches: number;
  readonly stumping: number;
  readonly runOutDirect: number;
  readonly runOutAssisted: number;
  /** For being in the announced eleven, or coming in as an impact or concussion substitute; once a match. */
  readonly playing: number;
}

/** `points` from a number of runs or wickets on. */
export interface Step {
  readonly from: number;
  readonly points: number;
}

/**
 * Bands of a rate, lowest first; applies from `minBalls` on. A rate belongs to the first band whose limit it does not
 * exceed.
 */
export interface RateRule {
  readonly minBalls: number;
  readonly bands: readonly RateBand[];
}

/** A range of strike rates (runs per hundred balls) or economies (runs per six balls). */
export interface RateBand {
  readonly upTo: number;
  /** Whether `upTo` itself is still in this band. */
  readonly inclusive: boolean;
  readonly points: number;
}

/** Steps from pairs of a value and the points from it on, in rising order. */
export function steps(...pairs: readonly (readonly [from: number, points: number])[]): Step[] {
  return pairs.map(([from, points]) => ({ from, points }));
}

/** Points of the highest step reached; 0 below the first. */
export function stepPoints(rising: readonly Step[], value: number): number {
  let points = 0;
  for (const step of rising) {
    if (value < step.from) break;
    points = step.points;
  }
  return points;
}

/** Points for a rate over a number of balls; 0 when the rule does not apply or there were fewer than `minBalls`. */
export function ratePoints(rule: RateRule | null, balls: number, rate: number): number {
  if (rule === null || balls < rule.minBalls) return 0;
  for (const { upTo, inclusive, points } of rule.bands) {
    if (inclusive ? rate <= upTo : rate < upTo) return points;
  }
  return 0;
}

/** Points for dot balls; incomplete groups earn nothing. */
export function dotPoints(rule: RuleTable['dots'], dots: number): number {
  return rule === null ? 0 : Math.floor(dots / rule.every) * rule.points;
}
