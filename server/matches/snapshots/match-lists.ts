import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { closedAfterMs } from '../normalisation/decide-match-phase.ts';
import { endOfDay } from '../model/feed-match.ts';

/** Maximum lengths of the dashboard's lists, in matches or tournaments, from the specification. */
export const LIST_CAPS = { featured: 6, live: 4, upcoming: 8, recent: 6, tournaments: 6 } as const;

/** The start in seconds since 1970, or the end of the day when only that is known; `unknown` without either. */
function startOf(match: MatchSummary, unknown = Number.MAX_SAFE_INTEGER): number {
  if (match.start_at !== null) return match.start_at;
  const end = endOfDay(match.date);
  return end === null ? unknown : end.getTime() / 1000;
}

/** Live matches, latest start first. */
export function listLive(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches.filter((match) => match.phase === 'live').toSorted((a, b) => startOf(b) - startOf(a));
}

/** Fixtures, next first, without those that `closeFixtures` closes because they never started. */
export function listUpcoming(matches: readonly MatchSummary[], now: Date): MatchSummary[] {
  return matches
    .filter((match) => match.phase === 'upcoming' && isOpen(match, now))
    .toSorted((a, b) => startOf(a) - startOf(b));
}

function isOpen(match: MatchSummary, now: Date): boolean {
  const limit = closedAfterMs({ status: match.status, format: match.matchType });
  return now.getTime() - startOf(match) * 1000 <= limit;
}

/** Completed matches, latest start first. */
export function listRecent(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches
    .filter((match) => match.phase === 'completed')
    .toSorted((a, b) => startOf(b, 0) - startOf(a, 0));
}

/** Featured matches, which are the live ones, earliest start first. */
export function listFeatured(matches: readonly MatchSummary[]): MatchSummary[] {
  return matches.filter((match) => match.is_featured).toSorted((a, b) => startOf(a) - startOf(b));
}
