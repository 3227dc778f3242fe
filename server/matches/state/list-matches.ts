import type { MatchSummary } from '@gullylens/contract/http/match';
import { STALE_FIXTURE_HOURS } from './decide-state.ts';
import { endOfDay } from './end-of-day.ts';

/** How many the dashboard's lists hold (section 9 of the specification). */
export const LIST_CAPS = { featured: 6, live: 4, upcoming: 8, recent: 6, tournaments: 6 } as const;

/** A fixture this long past its start of which nothing was heard is no longer offered as upcoming, nor asked about. */
export const STALE_FIXTURE_SECONDS = STALE_FIXTURE_HOURS * 3600;

/** When a match starts, in epoch seconds: where only its day is told, by the end of that. */
function startOf(match: MatchSummary, untold = Number.MAX_SAFE_INTEGER): number {
  if (match.start_at !== null) return match.start_at;
  const end = endOfDay(match.date);
  return end === null ? untold : end.getTime() / 1000;
}

/** Started last stands first. */
export function listLive(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches.filter((match) => match.phase === 'live').toSorted((a, b) => startOf(b) - startOf(a));
}

/** Soonest first. */
export function listUpcoming(matches: readonly MatchSummary[], now: Date): MatchSummary[] {
  const earliest = now.getTime() / 1000 - STALE_FIXTURE_SECONDS;
  return matches
    .filter((match) => match.phase === 'upcoming' && startOf(match) >= earliest)
    .toSorted((a, b) => startOf(a) - startOf(b));
}

/** Latest first. */
export function listRecent(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches
    .filter((match) => match.phase === 'completed')
    .toSorted((a, b) => startOf(b, 0) - startOf(a, 0));
}

/** Highest priority first, then soonest. */
export function listFeatured(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches
    .filter((match) => match.is_featured)
    .toSorted((a, b) => b.priority_score - a.priority_score || startOf(a) - startOf(b));
}
