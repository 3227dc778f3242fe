import type { MatchShare } from './bootstrap.ts';
import type { MatchObservation } from './observation.ts';

/** One figure of the backtest: what a match adds to it, and to the baseline that it is shown beside. */
export interface Measure {
  readonly key: string;
  readonly name: string;
  readonly better: 'lower' | 'higher';
  /** The house's own target; a bet, not a result. */
  readonly target: number | null;
  readonly share: (match: MatchObservation) => MatchShare;
  readonly baseline: {
    readonly name: string;
    readonly share: (match: MatchObservation) => MatchShare;
  } | null;
}

export const NOTHING: MatchShare = { sum: 0, count: 0 };

export function sumOf<Item>(items: readonly Item[], score: (item: Item) => number): MatchShare {
  return { sum: items.reduce((sum, item) => sum + score(item), 0), count: items.length };
}

export function within({
  p10,
  p90,
  happened,
}: {
  readonly p10: number;
  readonly p90: number;
  readonly happened: number;
}): number {
  return happened >= p10 && happened <= p90 ? 1 : 0;
}

export function measure(
  key: string,
  name: string,
  better: Measure['better'],
  share: Measure['share'],
  baseline: Measure['baseline'],
  target: number | null = null,
): Measure {
  return { key, name, better, target, share, baseline };
}
