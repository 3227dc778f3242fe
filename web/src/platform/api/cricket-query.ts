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

/** At this many remaining vendor calls of the day, or fewer, a stored response is used even when it has expired. */
const WITHHOLD_AT_HITS = 5;
/** At this many remaining calls, or fewer, a stored response is used until it expires. */
const PREFER_STORED_AT_HITS = 10;

type CricketCall = Call & `GET ${string}`;

/** Query options of match lists and countries: start with this browser's stored response and keep it on failure. */
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

/** Query options that start with the stored response of any age. `_call` gives its type. */
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
  if (stored === null || hitsRemaining > PREFER_STORED_AT_HITS) return false;
  return hitsRemaining <= WITHHOLD_AT_HITS || stored.expires > Date.now();
}
