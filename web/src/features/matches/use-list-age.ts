import type { UseQueryResult } from '@tanstack/react-query';
import { useLiveConnected } from '../../platform/live/live-provider.tsx';
import { useScoreAge } from '../../ui/match/use-score-age.ts';
import { keptListAt, type MatchTab } from './match-lists.ts';

/** When a list came, and whether it is stale: asking for it failed, or its scores are. */
export function useListAge(
  tab: MatchTab,
  { data, isError, dataUpdatedAt }: Pick<UseQueryResult, 'data' | 'isError' | 'dataUpdatedAt'>,
) {
  // What is kept beyond its time begins the query as if it were as old as can be.
  const source = { isError, dataUpdatedAt: dataUpdatedAt || keptListAt(tab) };
  const age = useScoreAge(source, { isLive: tab === 'live', isPushed: useLiveConnected() });
  return { ...age, isStale: data !== undefined && (isError || age.isStale) };
}
