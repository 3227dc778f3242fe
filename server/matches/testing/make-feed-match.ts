import type { FeedMatch } from '../model/feed-match.ts';

type Named = Pick<FeedMatch, 'key' | 'startsAt'> & Partial<FeedMatch>;

/** An upcoming T20 with defaults for missing fields. */
export function makeFeedMatch({ key, startsAt, ...given }: Named): FeedMatch {
  return {
    key,
    name: key,
    shortName: key,
    format: 't20',
    status: 'Match not started',
    phase: 'upcoming',
    result: null,
    delayed: false,
    ground: { name: 'Ground', city: null },
    date: startsAt?.slice(0, 10) ?? '',
    startsAt,
    sides: [matchTeam('One'), matchTeam('Two')],
    innings: [],
    seriesId: null,
    toss: null,
    winner: null,
    fantasyEnabled: true,
    ballsEnabled: false,
    hasSquad: true,
    ...given,
  };
}

function matchTeam(name: string): FeedMatch['sides'][0] {
  return { name, shortName: name, image: null };
}
