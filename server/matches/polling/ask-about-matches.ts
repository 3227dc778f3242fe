import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import { CallRefused } from '../quota/spend-call.ts';
import { correctMatch } from '../state/correct-match.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import { reconsiderMatch } from '../state/reconsider-match.ts';
import { type Observation, storeMatches } from '../state/store-matches.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { liveFloor } from './refresh-interval.ts';

/** Matches requested in one turn; the others wait for the next. */
const AT_ONCE = 10;
/** How long to wait before asking about the same match again, in seconds, on the smallest plan. */
const ASK_AGAIN = { live: 60, other: 600 } as const;

/** Asks about matches one by one, each no more often than the plan allows. */
export type AskAboutMatches = (turn: PollTurn, keys: readonly string[], most?: number) => Promise<void>;

export function createAskAboutMatches(context: PollContext): AskAboutMatches {
  const askedAt = new Map<string, number>();
  const { memory, clock, db } = context;
  const isLive = (key: string) => memory.find(key)?.match.phase === 'live';

  function mayAsk(key: string, { day, now }: PollTurn): boolean {
    const wait = liveFloor(isLive(key) ? ASK_AGAIN.live : ASK_AGAIN.other, day);
    return now.getTime() - (askedAt.get(key) ?? 0) >= wait * 1000;
  }

  return async (turn, keys, most = AT_ONCE) => {
    const due = keys
      .filter((key) => mayAsk(key, turn))
      .toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)));
    for (const key of due.slice(0, Math.min(most, AT_ONCE))) {
      const observedAt = clock.now();
      askedAt.set(key, observedAt.getTime());
      const update = await askAbout(context, key, observedAt);
      await storeMatches(db, { ...update, lease: turn.lease });
      // Whoever looks at this match does not wait for the answers about others.
      await memory.catchUp();
    }
    for (const [key, asked] of askedAt) if (turn.now.getTime() - asked > 86_400_000) askedAt.delete(key);
  };
}

/** The last word on a match that was on is what the day's last hits are kept for. */
async function askAbout(
  { spend, cricapi, log, memory }: PollContext,
  key: string,
  now: Date,
): Promise<Omit<Observation, 'lease'>> {
  const phase = memory.find(key)?.match.phase;
  const essential = phase !== undefined && phase !== 'upcoming';
  const priority = essential ? 'high' : 'medium';
  try {
    const wish = { endpoint: 'match_info', priority, cost: 1, essential, hasCopy: true } as const;
    const { data } = await spend(wish, () => cricapi.matchInfo(key));
    const apply = (previous: FeedMatch | null) => correctMatch(data, previous, now);
    return { updates: [{ key, apply }], observedAt: now };
  } catch (error) {
    if (!(error instanceof CricapiFailure || error instanceof CallRefused)) throw error;
    log.info({ match: key, why: error.message }, 'a match could not be asked about');
    const apply = (previous: FeedMatch | null) => reconsiderMatch(previous, now);
    return { updates: [{ key, apply }], observedAt: memory.asOf() ?? now };
  }
}
