import { expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import type { InsightsContext } from './insights-context.ts';
import { readPreMatchHistory, sharedCompetition } from './pre-match-history.ts';

const played = (...competitions: (string | null)[]) => competitions.map((competition) => ({ competition }));

it('matches share a competition only when all belong to it', () => {
  expect(sharedCompetition(played('IPL', 'IPL'))).toBe('IPL');
  expect(sharedCompetition(played('IPL', 'BBL'))).toBeNull();
  expect(sharedCompetition(played('IPL', null))).toBeNull();
  expect(sharedCompetition(played(null))).toBeNull();
  expect(sharedCompetition(played())).toBeNull();
});

it('unknown teams have no history, and formats that history does not store have none at all', async () => {
  const history = { findTeam: async () => null, findVenue: async () => null };
  const read = (match: Parameters<typeof makeMatchSummary>[0]) =>
    readPreMatchHistory({ history } as unknown as InsightsContext, makeMatchSummary(match), '2026-03-10');
  const nothing = { team: null, latest: [], logs: [] };
  expect(await read({})).toEqual({
    format: 'T20',
    before: '2026-03-10',
    teams: [
      { name: 'Home', ...nothing },
      { name: 'Away', ...nothing },
    ],
    venue: null,
  });
  expect(await read({ matchType: 'other' })).toBeNull();
});
