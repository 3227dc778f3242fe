import type { UseQueryResult } from '@tanstack/react-query';
import { useLiveConnected } from '../../platform/live/live-provider.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { keptListAt, type MatchTab } from './match-lists.ts';

const MINUTE_MS = 60_000;

/**
 * When a list came, in milliseconds since 1970, and whether it is stale: asking for it failed, or it is of live scores,
 * over a minute old, while none are pushed.
 */
export function useListAge(
  tab: MatchTab,
  { data, isError, dataUpdatedAt }: Pick<UseQueryResult, 'data' | 'isError' | 'dataUpdatedAt'>,
) {
  const now = useClock(MINUTE_MS);
  const connected = useLiveConnected();
  // What is kept beyond its time begins the query as if it were as old as can be.
  const updatedAt = dataUpdatedAt || keptListAt(tab);
  const isSilent = tab === 'live' && !connected && now - updatedAt > MINUTE_MS;
  return { now, updatedAt, isStale: data !== undefined && (isError || isSilent) };
}
