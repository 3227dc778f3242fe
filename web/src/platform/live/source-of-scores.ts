import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { UseQueryResult } from '@tanstack/react-query';
import { newerAge, readFeedAge } from './read-feed-age.ts';
import { streamAge } from './stream-age.ts';

type ScoresQuery = Pick<UseQueryResult, 'data' | 'isError' | 'isFetched'>;

/**
 * Returns the age of the scores that a query shows. The live stream keeps an answer of this visit current; one stored by an
 * earlier visit, or whose latest request failed, is as old as it states itself.
 */
export function sourceOfScores({ data, isError, isFetched }: ScoresQuery): {
  feed: FeedAge | null;
  isError: boolean;
} {
  const stated = readFeedAge(data);
  const isFollowed = stated !== null && isFetched && !isError;
  return { feed: isFollowed ? newerAge(stated, streamAge()) : stated, isError };
}
