import type { Priority, QuotaDay } from '../quota/judge-call.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import type { KnownMatch } from '../state/present-match.ts';
import { evenPace, refreshFloor, TTL_SECONDS } from './refresh-interval.ts';

export interface Refresh {
  readonly everySeconds: number;
}

interface Situation {
  readonly known: readonly KnownMatch[];
  readonly day: QuotaDay;
  readonly now: Date;
}

/** From this long before the scheduled start a match is followed as if it were on: the toss falls into it. */
const WATCH_BEFORE_MS = 40 * 60_000;
/** A start that never came is watched this long. */
const WATCH_AFTER_MS = 6 * 3_600_000;

/** How often to ask for the matches now, and at which priority. */
export function planMatchesRefresh({
  known,
  day,
  now,
}: Situation): Refresh & { priority: 'high' | 'medium' } {
  const isWatched = known.some(({ match }) => isWatchedNow(match, now));
  const priority = isWatched ? 'high' : 'medium';
  const floor = isWatched
    ? refreshFloor('live', TTL_SECONDS.liveMatches, day)
    : refreshFloor('dashboard', TTL_SECONDS.currentMatches, day);
  return { everySeconds: paced(floor, day, priority, now), priority };
}

export function planSeriesRefresh(day: QuotaDay, now: Date): Refresh {
  return { everySeconds: paced(refreshFloor('static', TTL_SECONDS.series, day), day, 'medium', now) };
}

function paced(floor: number, day: QuotaDay, priority: Priority, now: Date): number {
  return Math.max(floor, evenPace(day, priority, 1, now));
}

function isWatchedNow(match: FeedMatch, now: Date): boolean {
  if (match.phase !== 'upcoming' || match.startsAt === null) return match.phase === 'live';
  const untilStart = Date.parse(match.startsAt) - now.getTime();
  return untilStart < WATCH_BEFORE_MS && untilStart > -WATCH_AFTER_MS;
}
