import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';

/**
 * Fetches the card of the match's published analysis; undefined until loaded, and for a match without one. The list of
 * cards is requested, because an analysis that does not exist would cost a failed request.
 */
export function useAnalysisCard(matchKey: string, enabled: boolean): AnalysisCard | undefined {
  const cards = useQuery({ ...apiQuery('GET /api/v1/analysis/'), enabled });
  return cards.data?.data.find((card) => card.matchKey === matchKey);
}
