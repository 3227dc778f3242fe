import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';

interface AnalysisCardQuery {
  /** Undefined until loaded, and for a match without a published analysis. */
  card: AnalysisCard | undefined;
  /** True until the first answer or failure. */
  isPending: boolean;
  /** True when it is known whether the match has an analysis. */
  isLoaded: boolean;
}

/**
 * Fetches the card of the match's published analysis. The list of cards is requested, because an analysis that does not
 * exist would cost a failed request.
 */
export function useAnalysisCard(matchKey: string, enabled = true): AnalysisCardQuery {
  const { data, isPending } = useQuery({ ...apiQuery('GET /api/v1/analysis/'), enabled });
  const card = data?.data.find((each) => each.matchKey === matchKey);
  return { card, isPending, isLoaded: data !== undefined };
}
