import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { playedMatchRoutes } from '@gullylens/contract/http/history/played-matches';
import { playerSplitRoutes } from '@gullylens/contract/http/history/player-splits';
import { playerRoutes } from '@gullylens/contract/http/history/players';
import { teamRoutes } from '@gullylens/contract/http/history/teams';
import { venueRoutes } from '@gullylens/contract/http/history/venues';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { importTestMatches } from './import-test-matches.ts';
import { serveRoutes } from '../../platform/testing/serve-routes.ts';
import { emptyFeedSource } from './empty-feed-source.ts';
import { createHistory } from '../public.ts';

export const HISTORY_ROUTES = {
  ...playerRoutes,
  ...playerSplitRoutes,
  ...teamRoutes,
  ...venueRoutes,
  ...playedMatchRoutes,
};

const FEED = makeMatchSummary({
  teams: ['Away', 'Home'],
  date: '2023-04-04',
  phase: 'completed',
  score: [{ inning: 'Home Inning 1', team: 'Home', r: 1, w: 0, o: '0.1' }],
});

/** The feed's matches by key. The first is in history too, dated a day earlier. */
const fixtures: Record<string, MatchSummary> = {
  'feed-key': FEED,
  'on-now': { ...FEED, phase: 'live' },
  'later-that-day': { ...FEED, phase: 'upcoming', date: '2023-04-03' },
  'over-that-day': { ...FEED, phase: 'completed', date: '2023-04-03' },
  'next-day': { ...FEED, score: [{ inning: 'Home Inning 1', team: 'Home', r: 150, w: 6, o: '20.0' }] },
  'washed-out': { ...FEED, score: [] },
  m2: { ...FEED, teams: ['Delhi Daredevils', 'Home'], date: '2018-05-01', score: [] },
  strangers: { ...FEED, teams: ['Nobody', 'No One'] },
  'odd-format': { ...FEED, matchType: 'other' },
  'without-day': { ...FEED, date: '' },
  'day-in-words': { ...FEED, date: 'Oct 28' },
  'no-such-day': { ...FEED, date: '2023-02-30' },
};

export type HistoryServer = Awaited<ReturnType<typeof startHistoryServer>>;

/** A server with a history of three test matches, `m0` to `m2`, and a feed. */
export async function startHistoryServer() {
  const database = await createTestDatabase();
  await importTestMatches(database, [
    { date: '2023-04-01', balls: [[4, 6, 0], [1]], ground: 'Eden Gardens', city: 'Kolkata' },
    { date: '2023-04-03', balls: [[1], [6, 6]], winner: 'Away', ground: 'Eden Gardens, Kolkata' },
    { date: '2018-05-01', teams: ['Delhi Daredevils', 'Home'], ground: 'Feroz Shah Kotla' },
  ]);
  const feed = {
    ...emptyFeedSource,
    match: async (key: string) => fixtures[key.replace(/^again-/, '')] ?? null,
  };
  const { handlers } = createHistory({ database, log: createLog('silent'), feed });
  const served = await serveRoutes(HISTORY_ROUTES, handlers);
  return {
    database,
    request: served.request,
    /** The response body for a signed-in user. Throws unless the status is 200. */
    read: async <Body>(path: string): Promise<Body> => {
      const answer = await served.request(path, 'reader');
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      return (await answer.json()) as Body;
    },
    close: async () => {
      await served.close();
      await database.drop();
    },
  };
}
