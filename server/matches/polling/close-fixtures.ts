import { closedAfterMs } from '../state/decide-state.ts';
import { endOfDay } from '../state/end-of-day.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import { reconsiderMatch } from '../state/reconsider-match.ts';
import { storeMatches } from '../state/store-matches.ts';
import type { PollContext, PollTurn } from './poll-context.ts';

/** Closes fixtures that never started, a day after their scheduled start and a Test after six. Makes no vendor call. */
export async function closeFixtures(
  { db, memory }: PollContext,
  { lease, now }: Pick<PollTurn, 'lease' | 'now'>,
): Promise<void> {
  const asOf = memory.asOf();
  const stale = memory.all().filter(({ match }) => isStale(match, now));
  if (asOf === null || stale.length === 0) return;
  const apply = (previous: FeedMatch | null) => reconsiderMatch(previous, now);
  // The vendor said nothing new: the age of the data stays as it was.
  const updates = stale.map(({ match }) => ({ key: match.key, apply }));
  await storeMatches(db, { updates, observedAt: asOf, lease });
  await memory.catchUp();
}

function isStale(match: FeedMatch, now: Date): boolean {
  if (match.phase !== 'upcoming') return false;
  const start = match.startsAt === null ? endOfDay(match.date) : new Date(match.startsAt);
  const limit = closedAfterMs({ words: match.status, format: match.format });
  return start !== null && now.getTime() - start.getTime() > limit;
}
