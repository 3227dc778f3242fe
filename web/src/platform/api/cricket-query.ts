import { queryOptions } from '@tanstack/react-query';
import {
  readCricketCache,
  type StoredAnswer,
  type StoredAnswerName,
  ttlSeconds,
  writeCricketCache,
} from '../storage/cricket-cache.ts';
import { readHitsRemaining } from '../storage/cricket-usage.ts';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { apiQueryKey } from './api-query.ts';
import type { AnswerOf, Call, RequestArguments } from './api-types.ts';

/** With this many of the day's hits left or fewer, a stored response is not requested again. */
const WITHHELD_HITS = 5;
/** With this many hits left or fewer, a stored response is not requested again while it is fresh. */
const COPY_PREFERRED_HITS = 10;

type CricketCall = Call & `GET ${string}`;

/**
 * Query options for cricket data. Starts with the response stored in this browser and keeps it when a request fails.
 */
export function cricketQuery<C extends CricketCall>(call: C, name: StoredAnswerName) {
  return queryOptions({
    queryKey: apiQueryKey(call, ...([] as unknown as RequestArguments<C>)),
    queryFn: ({ signal }) => fetchCricket(call, name, signal),
    ...initialFromCache(call, name),
    // An expired response is fetched at once, whatever the query's own stale time.
    initialDataUpdatedAt: () => {
      const stored = readCricketCache(name);
      return stored !== null && stored.expires > Date.now() ? stored.timestamp : 0;
    },
  });
}

/** Query options that start with the stored response, however old. */
export function initialFromCache<C extends CricketCall>(_call: C, name: StoredAnswerName) {
  return {
    initialData: () => readCricketCache(name)?.data as AnswerOf<C> | undefined,
    initialDataUpdatedAt: () => readCricketCache(name)?.timestamp,
  };
}

/** Fetches and stores the response. Fails as `withheld` when the quota is nearly used up and a response is stored. */
export async function fetchCricket<C extends CricketCall>(
  call: C,
  name: StoredAnswerName,
  signal: AbortSignal,
): Promise<AnswerOf<C>> {
  const hitsRemaining = readHitsRemaining();
  if (isWithheld(hitsRemaining, readCricketCache(name)))
    throw new ApiError({ code: 'withheld', status: 403 });
  const answer = await callApi(call, ...([{ signal }] as unknown as RequestArguments<C>));
  writeCricketCache(name, answer, ttlSeconds(name, hitsRemaining));
  return answer;
}

function isWithheld(hitsRemaining: number, stored: StoredAnswer | null): boolean {
  if (stored === null || hitsRemaining > COPY_PREFERRED_HITS) return false;
  return hitsRemaining <= WITHHELD_HITS || stored.expires > Date.now();
}
