import type { UseQueryResult } from '@tanstack/react-query';
import { clockTime } from './clock-time.ts';
import { useClock } from './use-clock.ts';
import { relativeTime } from '../../ui/relative-time.ts';

type Query = Pick<UseQueryResult, 'isFetching' | 'isError' | 'dataUpdatedAt'>;

/** `Updating...` while asking, `Using cached data` after a failure, else `Live:` and the time. */
export function FreshnessLine({ query }: { query: Query }) {
  const now = useClock();
  const tone = query.isError ? 'text-floodlight' : 'text-muted';
  return (
    <p role="status" className={`min-h-5 text-sm tabular ${tone}`}>
      {query.isFetching
        ? 'Updating...'
        : query.isError
          ? cachedText(query.dataUpdatedAt, now)
          : `Live: ${clockTime(now)}`}
    </p>
  );
}

function cachedText(updatedAt: number, now: number): string {
  return updatedAt === 0 ? 'Using cached data' : `Using cached data · ${relativeTime(updatedAt, now)}`;
}
