import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { readFeedAge } from './feed-age.ts';
import { readCricketCache, type StoredAnswerName } from '../storage/cricket-cache.ts';

/** A match found in any cached response. */
export interface CachedMatch {
  match: MatchSummary;
  /** The age stated by the response that contains the match; null when absent. */
  age: FeedAge | null;
}

type MatchesAnswer = { data: readonly MatchSummary[] | { current_matches: readonly MatchSummary[] } };

const listNames: readonly StoredAnswerName[] = [
  'liveMatches',
  'recentMatches',
  'upcomingMatches',
  'dashboardOverview',
];

/** Returns a match from the newest response in local storage that contains it; null when none does. For use offline. */
export function readCachedMatch(key: string): CachedMatch | null {
  const found = listNames.flatMap((name) => {
    const stored = readCricketCache(name);
    if (stored === null) return [];
    const { data } = stored.data as MatchesAnswer;
    const matches = 'current_matches' in data ? data.current_matches : data;
    const match = matches.find((each) => each.key === key);
    return match ? [{ match, age: readFeedAge(stored.data), storedAt: stored.timestamp }] : [];
  });
  return found.toSorted((a, b) => b.storedAt - a.storedAt)[0] ?? null;
}
