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
import { apiQueryKey } from './api-query-key.ts';
import type { AnswerOf, Call, RequestArguments } from './api-types.ts';

/** When the server has this many CricAPI hits or fewer left today, a stored response is used even if it has expired. */
const WITHHOLD_AT_HITS = 5;
/** When the server has this many hits or fewer left today, a stored response is used until it expires. */
const PREFER_STORED_AT_HITS = 10;

type CricketCall = Call & `GET ${string}`;

/**
 * Returns the query options of match lists and countries. The query starts with this browser's stored response, of any
 * age, and keeps it if the request fails.
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

/** Returns the part of query options that starts with the stored response, of any age. `_call` only gives its type. */
export function initialFromCache<C extends CricketCall>(_call: C, name: StoredAnswerName) {
  return {
    initialData: () => readCricketCache(name)?.data as AnswerOf<C> | undefined,
    initialDataUpdatedAt: () => readCricketCache(name)?.timestamp,
  };
}

/**
 * Fetches a response and stores it in this browser. Throws an `ApiError` with the code `withheld`, without a request,
 * when few CricAPI hits are left and a response is stored.
 */
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
