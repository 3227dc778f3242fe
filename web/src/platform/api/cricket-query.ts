import { queryOptions } from '@tanstack/react-query';
import { type CacheEntry, readCricketCache, writeCricketCache } from '../storage/cricket-cache.ts';
import { type KeptAnswer, ttlSeconds } from '../storage/cricket-ttl.ts';
import { type CallPriority, logCricketCall, readCricketUsage } from '../storage/cricket-usage.ts';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { apiQueryKey } from './api-query.ts';
import type { AnswerOf, Call, RequestArguments } from './api-types.ts';

/** From so few of the day's hits on, an answer that is kept here is not asked for again. */
const WITHHELD_HITS = 5;
/** From so few on, not while the kept one is fresh. */
const COPY_PREFERRED_HITS = 10;

/** Under what name an answer is kept in this browser, and how to tell that what is kept is one. */
export interface Keeping {
  readonly name: KeptAnswer;
  readonly priority: CallPriority;
  readonly isAnswer: (data: unknown) => boolean;
}

type CricketCall = Call & `GET ${string}`;

/** A call for cricket data, begun from the answer kept in this browser; a failure leaves that one standing. */
export function cricketQuery<C extends CricketCall>(call: C, keeping: Keeping) {
  return queryOptions({
    queryKey: apiQueryKey(call, ...([] as unknown as RequestArguments<C>)),
    queryFn: ({ signal }) => askCricket(call, keeping, signal),
    ...begunFromKept(call, keeping),
    // What is kept beyond its time is asked for at once, however long the query takes an answer for fresh.
    initialDataUpdatedAt: () => {
      const kept = readKept(keeping);
      return kept !== null && kept.expires > Date.now() ? kept.timestamp : 0;
    },
  });
}

/** Query options that begin with the kept answer, however old. */
export function begunFromKept<C extends CricketCall>(_call: C, keeping: Keeping) {
  return {
    initialData: () => readKept(keeping)?.data as AnswerOf<C> | undefined,
    initialDataUpdatedAt: () => readKept(keeping)?.timestamp,
  };
}

/**
 * Asks, keeps the answer and notes the call. Where the day's hits are nearly spent and an answer is kept here, it is
 * not asked: that fails as `withheld`, and what is on the screen stays.
 */
export async function askCricket<C extends CricketCall>(
  call: C,
  keeping: Keeping,
  signal: AbortSignal,
): Promise<AnswerOf<C>> {
  const { name, priority } = keeping;
  const { hitsRemaining } = readCricketUsage();
  const cached = isWithheld(hitsRemaining, readKept(keeping));
  logCricketCall({ endpoint: call, cached, priority });
  if (cached) throw new ApiError({ code: 'withheld', status: 403 });
  const answer = await callApi(call, ...([{ signal }] as unknown as RequestArguments<C>));
  writeCricketCache(name, answer, ttlSeconds(name, hitsRemaining));
  return answer;
}

function isWithheld(hitsRemaining: number, kept: CacheEntry | null): boolean {
  if (kept === null || hitsRemaining > COPY_PREFERRED_HITS) return false;
  return hitsRemaining <= WITHHELD_HITS || kept.expires > Date.now();
}

function readKept({ name, isAnswer }: Keeping): CacheEntry | null {
  const entry = readCricketCache(name);
  return entry !== null && isAnswer(entry.data) ? entry : null;
}
