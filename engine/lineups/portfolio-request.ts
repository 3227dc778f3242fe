/** What a line-up is after: a sure return, the most expected, or a day that wins a large field. */
export type LineupStyle = 'safe' | 'balanced' | 'high-risk';

type Spread = Readonly<Record<'mean' | 'p10' | 'p90', number>>;

/** What each style leans towards, of a player's best days or worst, and by what share of the way from the mean. */
const LEANING: Readonly<Record<LineupStyle, readonly [to: keyof Spread, share: number]>> = {
  safe: ['p10', 0.3],
  balanced: ['mean', 0],
  'high-risk': ['p90', 0.35],
};

/** The number that a style picks by: the mean, leaning towards P10 or P90. */
export function pointsForStyle(spread: Spread, style: LineupStyle): number {
  const [to, share] = LEANING[style];
  return spread.mean + share * (spread[to] - spread.mean);
}
