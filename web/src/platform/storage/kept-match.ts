import type { MatchSummary } from '@gullylens/contract/http/match';
import type { FeedAge } from '@gullylens/contract/values/feed-age';
import { readFeedAge } from '../live/read-feed-age.ts';
import { type CacheEntry, readCricketCache } from './cricket-cache.ts';
import type { KeptAnswer } from './cricket-ttl.ts';
import { isKeptMatch } from './is-kept-match.ts';
import { isRecord } from './local-storage.ts';

export interface KeptMatch {
  match: MatchSummary;
  /** As the answer that holds it states it; null when it states none. */
  age: FeedAge | null;
}

const listed: readonly KeptAnswer[] = [
  'liveMatches',
  'recentMatches',
  'upcomingMatches',
  'dashboardOverview',
];

/** A match as the lists kept in this browser last told it, the latest of them; `null` where none holds it. */
export function readKeptMatch(key: string): KeptMatch | null {
  const kept = listed.flatMap((name) => {
    const entry = readCricketCache(name);
    const match = entry && matchesIn(entry).find((each) => isKeptMatch(each) && each.key === key);
    if (entry === null || !isKeptMatch(match)) return [];
    return [{ match, age: readFeedAge(entry.data), keptAt: entry.timestamp }];
  });
  return kept.toSorted((a, b) => b.keptAt - a.keptAt)[0] ?? null;
}

function matchesIn({ data: answer }: CacheEntry): readonly unknown[] {
  const data = isRecord(answer) ? answer['data'] : null;
  const matches = isRecord(data) ? data['current_matches'] : data;
  return Array.isArray(matches) ? matches : [];
}
