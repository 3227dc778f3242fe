import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';

/** Whether an analysis can still change, and line-ups built from it can still be entered. */
export function isOpen(card: AnalysisCard, now: number): boolean {
  return !card.draftedLate && lockOf(card) > now;
}

/** When an analysis is sealed, in milliseconds since 1970. */
export function lockOf({ locksAt, analysisDate }: AnalysisCard): number {
  return Date.parse(locksAt ?? analysisDate);
}

/** The open analyses, the next to lock first. */
export function openAnalyses(cards: readonly AnalysisCard[], now: number): AnalysisCard[] {
  return cards.filter((card) => isOpen(card, now)).toSorted((one, other) => lockOf(one) - lockOf(other));
}
