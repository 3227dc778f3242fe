/**
 * The aim of a line-up: reliable points, most expected points, or very high points on some days, which win contests
 * with many entries.
 */
export type LineupStyle = 'safe' | 'balanced' | 'high-risk';

type Spread = Readonly<Record<'mean' | 'p10' | 'p90', number>>;

/** The quantile towards which each style moves from the mean, and the fraction of the way; chosen. */
const LEANING: Readonly<Record<LineupStyle, readonly [to: keyof Spread, share: number]>> = {
  safe: ['p10', 0.3],
  balanced: ['mean', 0],
  'high-risk': ['p90', 0.35],
};

/**
 * The points of a player that a style maximises: the mean, moved towards the 10% or 90% quantile. Called in the
 * server's forecast thread for recommended line-ups.
 */
export function pointsForStyle(spread: Spread, style: LineupStyle): number {
  const [to, share] = LEANING[style];
  return spread.mean + share * (spread[to] - spread.mean);
}
