import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { FeedAge } from '@gullylens/contract/values/feed-age';

/** A match with default values, apart from the given parts. */
export function testMatch(parts: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id: 'match-1',
    key: parts.id ?? 'match-1',
    version: 1,
    name: 'Malabar Monsoons vs Deccan Drifters, 1st Match',
    short_name: 'MLM vs DCD',
    matchType: 't20',
    status: 'Match not started',
    phase: 'upcoming',
    venue: { key: 'ground-1', name: 'Harbour Ground', city: 'Kochi' },
    date: '2026-11-21',
    dateTimeGMT: '2026-11-21T14:00:00.000Z',
    start_at: Date.UTC(2026, 10, 21, 14) / 1000,
    teams: ['Malabar Monsoons', 'Deccan Drifters'],
    teamInfo: [
      { name: 'Malabar Monsoons', shortname: 'MLM', img: null, color_primary: null },
      { name: 'Deccan Drifters', shortname: 'DCD', img: null, color_primary: null },
    ],
    score: [],
    series_id: 'series-1',
    series: 'Coastal League',
    gender: null,
    tournament: { key: 'series-1', name: 'Coastal League' },
    toss: null,
    winner: null,
    is_live: false,
    is_featured: false,
    priority_score: 5,
    matchStarted: false,
    matchEnded: false,
    fantasyEnabled: false,
    bbbEnabled: false,
    hasSquad: false,
    updated_at: '2026-11-21T10:00:00.000Z',
    ...parts,
  };
}

/** The age of a feed that responded `ageMs` milliseconds ago and counts as delayed after two minutes. */
export function testFeedAge(ageMs = 0): FeedAge {
  return { as_of: new Date(Date.now() - ageMs).toISOString(), delayed_after: 120 };
}
