import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { readFeedAge } from './feed-age.ts';
import { readCricketCache, type StoredAnswerName } from '../storage/cricket-cache.ts';

export interface CachedMatch {
  match: MatchSummary;
  /** As the answer that holds it states it; null when it states none. */
  age: FeedAge | null;
}

type MatchesAnswer = { data: readonly MatchSummary[] | { current_matches: readonly MatchSummary[] } };

const listed: readonly StoredAnswerName[] = [
  'liveMatches',
  'recentMatches',
  'upcomingMatches',
  'dashboardOverview',
];

/** A match from the newest answer stored in this browser that holds it; null when none does. */
export function readKeptMatch(key: string): CachedMatch | null {
  const kept = listed.flatMap((name) => {
    const stored = readCricketCache(name);
    if (stored === null) return [];
    const { data } = stored.data as MatchesAnswer;
    const matches = 'current_matches' in data ? data.current_matches : data;
    const match = matches.find((each) => each.key === key);
    return match ? [{ match, age: readFeedAge(stored.data), storedAt: stored.timestamp }] : [];
  });
  return kept.toSorted((a, b) => b.storedAt - a.storedAt)[0] ?? null;
}
