/** What a line-up is after: a sure return, the most expected, or a day that wins a large field. */
export type LineupStyle = 'safe' | 'balanced' | 'high-risk';

/** How far each style leans towards a player's best days (above zero) or his worst (below), as a share of the way from his mean. */
const LEANING: Readonly<Record<LineupStyle, number>> = { safe: -0.3, balanced: 0, 'high-risk': 0.35 };

/** The number that a style picks by: the mean, leaning towards P10 or P90. */
export function pointsFor(
  { mean, p10, p90 }: { readonly mean: number; readonly p10: number; readonly p90: number },
  style: LineupStyle,
): number {
  const lean = LEANING[style];
  return lean < 0 ? mean + lean * (mean - p10) : mean + lean * (p90 - mean);
}
