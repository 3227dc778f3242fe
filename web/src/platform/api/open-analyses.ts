import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';

/** How long before its match an analysis is published. */
export const PUBLISHED_BEFORE_MS = 6 * 3_600_000;

/** The fields of an analysis, or of its card, that decide whether it is open. */
export type TimedAnalysis = Pick<AnalysisCard, 'analysisDate' | 'draftedLate' | 'locksAt'> & {
  lockedAt?: string | null;
  sample?: boolean;
};

/**
 * Returns whether an analysis is not locked yet: it can change, and line-ups built from it can be entered. `now` is the
 * server's time in milliseconds since 1970.
 */
export function isOpen(card: TimedAnalysis, now: number): boolean {
  // The analysis of a match that was called off is locked before its start, and may be the free sample.
  return !card.sample && !card.lockedAt && !card.draftedLate && lockOf(card) > now;
}

/** Returns when an analysis locks, or else when its match starts, in milliseconds since 1970. */
export function lockOf({ locksAt, analysisDate }: TimedAnalysis): number {
  return Date.parse(locksAt ?? analysisDate);
}

/** Returns the analyses that are not locked yet, the next to lock first. */
export function openAnalyses(cards: readonly AnalysisCard[], now: number): AnalysisCard[] {
  return cards.filter((card) => isOpen(card, now)).toSorted((a, b) => lockOf(a) - lockOf(b));
}
