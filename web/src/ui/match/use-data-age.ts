import type { UseQueryResult } from '@tanstack/react-query';
import { newerAge, readFeedAge } from '../../platform/live/read-feed-age.ts';
import { streamAge } from '../../platform/live/stream-age.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useClock } from '../use-clock.ts';
import { useIsOnline } from '../use-is-online.ts';
import { AGE_STEP_MS, dataAge, type DataAge, type DataSource } from './data-age.ts';

/** Returns how old data is, again every few seconds. The browser's clock only makes it tick: it may be wrong. */
export function useDataAge(source: DataSource): DataAge {
  useClock(AGE_STEP_MS);
  return dataAge(source, serverNow(), useIsOnline());
}

type ScoresQuery = Pick<UseQueryResult, 'data' | 'isError' | 'isFetched'>;

/**
 * Returns the age of the scores that a query shows. The live stream keeps an answer of this visit current; one stored by an
 * earlier visit, or whose latest request failed, is as old as it states itself.
 */
export function sourceOfScores({ data, isError, isFetched }: ScoresQuery): DataSource {
  const stated = readFeedAge(data);
  const isFollowed = stated !== null && isFetched && !isError;
  return { feed: isFollowed ? newerAge(stated, streamAge()) : stated, isError };
}
