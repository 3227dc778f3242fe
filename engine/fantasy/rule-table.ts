/** What a format pays, as printed by the operator. All points are whole or half numbers. */
export interface RuleTable {
  readonly run: number;
  /** On top of the runs, for each four and six hit to or over the rope. */
  readonly fourBonus: number;
  readonly sixBonus: number;
  /** Only the highest one reached counts. */
  readonly milestones: readonly Step[];
  /** Out without a run; not for bowlers. */
  readonly duck: number;
  readonly strikeRate: RateRule | null;
  /** For every so many dot balls bowled. */
  readonly dots: { readonly points: number; readonly every: number } | null;
  readonly wicket: number;
  readonly lbwOrBowled: number;
  /** Wickets in an innings; only the highest one reached counts. */
  readonly hauls: readonly Step[];
  readonly maiden: number;
  readonly economy: RateRule | null;
  readonly catch: number;
  /** Once a match, for three catches or more. */
  readonly threeCatches: number;
  readonly stumping: number;
  readonly runOutDirect: number;
  readonly runOutAssisted: number;
  /** For being in the announced side, or coming in as an impact or concussion substitute; once a match. */
  readonly playing: number;
}

export interface Step {
  readonly from: number;
  readonly points: number;
}

/** Bands of a rate, lowest first, from so many balls on; a rate belongs to the first band that reaches it. */
export interface RateRule {
  readonly minBalls: number;
  readonly bands: readonly RateBand[];
}

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

/** Points for a rate reached over so many balls; 0 where the rule does not apply or too few balls counted. */
export function ratePoints(rule: RateRule | null, balls: number, rate: number): number {
  if (rule === null || balls < rule.minBalls) return 0;
  for (const { upTo, inclusive, points } of rule.bands) {
    if (inclusive ? rate <= upTo : rate < upTo) return points;
  }
  return 0;
}

/** Points for dot balls: so many for each whole group. */
export function dotPoints(rule: RuleTable['dots'], dots: number): number {
  return rule === null ? 0 : Math.floor(dots / rule.every) * rule.points;
}
