import { isUnavailable } from '../quota/metered-call.ts';
import { normaliseMatch } from '../normalisation/normalise-match.ts';
import { reassessUnlistedMatch } from '../normalisation/decide-match-phase.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import type { VendorObservation } from '../store/store-matches.ts';
import type { PollContext, PollRun } from './poll-context.ts';
import { minLiveSeconds } from './refresh-interval.ts';

/** Maximum matches requested in one run; the others wait for the next. */
const MAX_PER_RUN = 10;
/** Seconds between two requests of the same match on a plan of up to 100 hits with more than 50 left. */
const RECHECK_SECONDS = { live: 60, other: 600 } as const;
const DAY_MS = 86_400_000;

/** Requests single matches by key, live ones first, each no more often than the quota allows; at most `maxCount`. */
export type RecheckMatches = (run: PollRun, keys: readonly string[], maxCount?: number) => Promise<void>;

/** Creates the function for one polling term. It remembers when each match was requested. */
export function createMatchRecheck(context: PollContext): RecheckMatches {
  const requestedAt = new Map<string, number>();
  const { memory, clock, store } = context;
  const isLive = (key: string) => memory.find(key)?.match.phase === 'live';

  function isDue(key: string, { quota, now }: PollRun): boolean {
    const wait = minLiveSeconds(isLive(key) ? RECHECK_SECONDS.live : RECHECK_SECONDS.other, quota);
    return now.getTime() - (requestedAt.get(key) ?? -Infinity) >= wait * 1000;
  }

  return async (run, keys, maxCount = MAX_PER_RUN) => {
    const due = keys.filter((key) => isDue(key, run));
    const liveFirst = due.toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)));
    for (const key of liveFirst.slice(0, Math.min(maxCount, MAX_PER_RUN))) {
      const now = clock.now();
      requestedAt.set(key, now.getTime());
      // Each match is stored at once, so that its readers need not wait for the others.
      await store(await requestMatch(context, key, now));
    }
    for (const [key, at] of requestedAt) if (run.now.getTime() - at > DAY_MS) requestedAt.delete(key);
  };
}

/** Uses the reserved hits for a match that had started. Without a response, the match is reassessed by its age. */
async function requestMatch(
  { meteredCall, cricapi, log, memory }: PollContext,
  key: string,
  now: Date,
): Promise<VendorObservation> {
  const phase = memory.find(key)?.match.phase;
  const isEssential = phase !== undefined && phase !== 'upcoming';
  const call = { endpoint: 'match_info', priority: isEssential ? 'high' : 'medium', isEssential } as const;
  try {
    const { data } = await meteredCall(call, () => cricapi.matchInfo(key));
    return { updates: [{ key, apply: (previous) => normaliseMatch(data, previous, now) }], observedAt: now };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.info({ match: key, why: error.message }, 'match refresh failed');
    const apply = (previous: FeedMatch | null) => reassessUnlistedMatch(previous, now);
    return { updates: [{ key, apply }], observedAt: memory.asOf() ?? now };
  }
}
