import { decideState } from './decide-state.ts';
import { endOfPastDay } from './end-of-day.ts';
import type { FeedMatch } from './feed-match.ts';

/** A match that the vendor no longer speaks of, weighed again by its age; `null` while nothing follows from that. */
export function reconsiderMatch(match: FeedMatch | null, now: Date): FeedMatch | null {
  if (match === null || match.phase === 'completed') return null;
  const verdict = decideState(
    {
      words: match.status,
      started: match.phase === 'live',
      ended: false,
      hasScore: match.innings.length > 0,
      startsAt: match.startsAt === null ? endOfPastDay(match.date, now) : new Date(match.startsAt),
      format: match.format,
    },
    now,
  );
  return { ...match, ...verdict };
}
