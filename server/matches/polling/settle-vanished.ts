import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import { CallRefused } from '../quota/spend-call.ts';
import { correctMatch } from '../state/correct-match.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import { reconsiderMatch } from '../state/reconsider-match.ts';
import { type MatchUpdate, storeMatches } from '../state/store-matches.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { refreshFloor } from './refresh-interval.ts';

/** Matches asked about one by one after a single refresh; the others wait for the next. */
const AT_ONCE = 10;
/** How long to wait before asking about the same match again, in seconds, on the smallest plan. */
const ASK_AGAIN = { live: 60, due: 600 } as const;

/**
 * A match that has left the vendor's list while it was on, or due, is asked about by itself: its last score and its
 * result would otherwise be lost. What the vendor does not answer for is weighed again by its age. `present` is
 * every match of the list just read.
 */
export function createSettler(context: PollContext) {
  const askedAt = new Map<string, number>();

  function mayAsk(match: FeedMatch, { day, now }: PollTurn): boolean {
    const wait = refreshFloor('live', match.phase === 'live' ? ASK_AGAIN.live : ASK_AGAIN.due, day);
    return now.getTime() - (askedAt.get(match.key) ?? 0) >= wait * 1000;
  }

  return async (turn: PollTurn, present: ReadonlySet<string>): Promise<void> => {
    const vanished = context.memory
      .all()
      .map(({ match }) => match)
      .filter((match) => !present.has(match.key) && isOpen(match, turn.now) && mayAsk(match, turn))
      .toSorted((a, b) => Number(b.phase === 'live') - Number(a.phase === 'live'));
    for (const match of vanished.slice(0, AT_ONCE)) {
      const observedAt = context.clock.now();
      askedAt.set(match.key, observedAt.getTime());
      const update = await askAbout(context, match, observedAt);
      await storeMatches(context.db, { updates: [update], observedAt, lease: turn.lease });
    }
    for (const key of present) askedAt.delete(key);
  };
}

function isOpen(match: FeedMatch, now: Date): boolean {
  if (match.phase === 'live') return true;
  return match.phase === 'upcoming' && match.startsAt !== null && Date.parse(match.startsAt) < now.getTime();
}

async function askAbout(
  { spend, cricapi, log }: PollContext,
  match: FeedMatch,
  now: Date,
): Promise<MatchUpdate> {
  const essential = match.phase === 'live';
  const wish = { endpoint: 'match_info', priority: essential ? 'high' : 'medium', cost: 1 } as const;
  try {
    const ask = () => cricapi.matchInfo(match.key);
    const { data } = await spend({ ...wish, essential, hasCopy: true }, ask);
    return { key: match.key, apply: (previous) => correctMatch(data, previous, now) };
  } catch (error) {
    if (!(error instanceof CricapiFailure || error instanceof CallRefused)) throw error;
    log.info({ match: match.key, why: error.message }, 'a match left the list and cannot be asked about');
    return { key: match.key, apply: (previous) => reconsiderMatch(previous, now) };
  }
}
