import type { MatchSummary } from '@gullylens/contract/http/matches/match';

/** An upcoming T20 of Home and Away in the feed's shape, with the given changes. */
export function makeMatchSummary(match: Partial<MatchSummary> = {}): MatchSummary {
  const { key = 'match', teams = ['Home', 'Away'], phase = 'upcoming' } = match;
  const [a, b] = teams;
  return {
    id: key,
    key,
    version: 1,
    name: `${a} vs ${b}`,
    short_name: `${a} vs ${b}`,
    matchType: 't20',
    status: '',
    phase,
    venue: { key: null, name: 'Unknown Ground', city: null },
    date: match.dateTimeGMT?.slice(0, 10) ?? '2026-11-21',
    dateTimeGMT: null,
    start_at: null,
    teams,
    teamInfo: [
      { name: a, shortname: a.slice(0, 3), img: null, color_primary: null },
      { name: b, shortname: b.slice(0, 3), img: null, color_primary: null },
    ],
    score: [],
    series_id: null,
    series: 'Made League',
    gender: null,
    tournament: { key: 'made', name: 'Made League' },
    toss: null,
    winner: null,
    is_live: phase === 'live',
    is_featured: false,
    priority_score: 5,
    matchStarted: phase !== 'upcoming',
    matchEnded: phase === 'completed',
    fantasyEnabled: false,
    bbbEnabled: false,
    hasSquad: false,
    updated_at: '2026-11-21T06:30:00.000Z',
    ...match,
  };
}
