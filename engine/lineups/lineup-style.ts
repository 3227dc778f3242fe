/** The aim of a line-up: reliable points, most expected points, or an exceptional day that wins a large field. */
export type LineupStyle = 'safe' | 'balanced' | 'high-risk';

type Spread = Readonly<Record<'mean' | 'p10' | 'p90', number>>;

/** The quantile that each style leans towards, and the fraction of the way from the mean. */
const LEANING: Readonly<Record<LineupStyle, readonly [to: keyof Spread, share: number]>> = {
  safe: ['p10', 0.3],
  balanced: ['mean', 0],
  'high-risk': ['p90', 0.35],
};

/** The points that a style maximises: the mean, moved towards P10 or P90. */
export function pointsForStyle(spread: Spread, style: LineupStyle): number {
  const [to, share] = LEANING[style];
  return spread.mean + share * (spread[to] - spread.mean);
}
