/**
 * The aim of a line-up: reliable points, most expected points, or very high points on some days, which win contests
 * with many entries.
 */
export type LineupStyle = 'safe' | 'balanced' | 'high-risk';

type Spread = Readonly<Record<'mean' | 'p10' | 'p90', number>>;

/** The quantile towards which each style moves from the mean, and the fraction of the way (0 to 1); chosen. */
const TARGETS: Readonly<Record<LineupStyle, readonly [quantile: keyof Spread, share: number]>> = {
  safe: ['p10', 0.3],
  balanced: ['mean', 0],
  'high-risk': ['p90', 0.35],
};

/**
 * The points of a player that a line-up of a style maximises: the mean, moved towards the 10% or 90% quantile. Called
 * by the server: in the forecast thread for recommended line-ups, in the line-ups thread for requested ones, and in the
 * worker role for the captains of an analysis.
 */
export function pointsForStyle(spread: Spread, style: LineupStyle): number {
  const [quantile, share] = TARGETS[style];
  return spread.mean + share * (spread[quantile] - spread.mean);
}
