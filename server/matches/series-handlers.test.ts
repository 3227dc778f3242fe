import { cricketSeriesRoutes } from '@gullylens/contract/http/matches/cricket-series';
import { teamFixtureRoutes } from '@gullylens/contract/http/matches/team-fixtures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveMatch, vendorAnswer } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { makeFeedMatch } from './testing/make-feed-match.ts';
import { type ScriptedCricapi, startScriptedFeed } from './testing/start-scripted-feed.ts';

const SEASON = 74;
const LATER_RESULTS = 210;

let on: ScriptedCricapi;
beforeEach(async () => {
  on = await startScriptedFeed('2026-05-10T10:00:00Z', { teamKey: (team) => team.toLowerCase() });
  on.vendor.answer('series', vendorAnswer([{ id: 'ipl', name: 'Indian Premier League 2026' }]));
  on.vendor.answer('currentMatches', vendorAnswer([]));
});
afterEach(() => on.stop());

/** Stores results, one an hour from `from` on. */
async function storeResults(count: number, { from, seriesId }: { from: string; seriesId: string }) {
  const firstChange = on.matches.latestChange() + 1;
  for (let i = 0; i < count; i += 1) {
    const startsAt = new Date(Date.parse(from) + i * 3_600_000).toISOString();
    const key = `${seriesId}-${i}`;
    const match = makeFeedMatch({
      key,
      startsAt,
      seriesId,
      phase: 'completed',
      result: 'won',
      winner: 'One',
    });
    await on.database.pool.query(
      `insert into matches (key, version, change, phase, starts_at, record, observed_at, changed_at)
       values ($1, 1, $2, 'completed', $3, $4, $3, $3)`,
      [key, firstChange + i, startsAt, JSON.stringify(match)],
    );
  }
  await on.database.pool.query('update match_feed set change = $1', [firstChange + count - 1]);
  await on.pollOnce();
}

async function readSeries() {
  const answer = await on.request('/api/v1/cricket/series/ipl/');
  return cricketSeriesRoutes.readSeries.answers[200].parse(await answer.json()).data;
}

async function readFixtures(team: string) {
  const answer = await on.request(`/api/v1/cricket/teams/${team}/fixtures/`);
  return teamFixtureRoutes.readTeamFixtures.answers[200].parse(await answer.json()).data;
}

describe('the page of a series', () => {
  it('still has its first matches in the seventh week, and counts them in the standings', async () => {
    await storeResults(SEASON, { from: '2026-03-22T14:00:00Z', seriesId: 'ipl' });
    await storeResults(LATER_RESULTS, { from: '2026-04-01T00:00:00Z', seriesId: 'other' });
    await on.restart();
    expect(on.matches.currentMatches().some(({ series_id }) => series_id === 'ipl')).toBe(false);
    const { fixtures, standings } = await readSeries();
    expect(fixtures.map(({ key }) => key)).toEqual(Array.from({ length: SEASON }, (_, i) => `ipl-${i}`));
    expect(standings.map(({ team, played, won }) => [team, played, won])).toEqual([
      ['One', SEASON, SEASON],
      ['Two', SEASON, 0],
    ]);
  });

  it('follows a new result', async () => {
    await storeResults(1, { from: '2026-05-09T14:00:00Z', seriesId: 'ipl' });
    expect((await readSeries()).fixtures.map(({ key }) => key)).toEqual(['ipl-0']);
    on.vendor.answer('currentMatches', vendorAnswer([liveMatch('new', 20, { series_id: 'ipl' })]));
    on.clock.advance(3_600_000);
    await on.pollOnce();
    expect((await readSeries()).fixtures.map(({ key }) => key)).toEqual(['new', 'ipl-0']);
  });
});

describe('the fixtures of a team', () => {
  it('are its live match, its latest result and the table of the series', async () => {
    await storeResults(3, { from: '2026-05-09T14:00:00Z', seriesId: 'ipl' });
    expect(await readFixtures('one')).toMatchObject({
      next: null,
      last: { key: 'ipl-2' },
      series: { key: 'ipl', name: 'Indian Premier League 2026', standings: [{ team: 'One', won: 3 }, {}] },
    });
    const today = { date: '2026-05-10', dateTimeGMT: '2026-05-10T10:30:00', series_id: 'ipl' };
    on.vendor.answer('currentMatches', vendorAnswer([liveMatch('now', 20, today)]));
    on.clock.advance(3_600_000);
    await on.pollOnce();
    expect(await readFixtures('mumbai')).toMatchObject({
      next: { key: 'now', phase: 'live' },
      last: null,
      series: { standings: [{ team: 'One' }, { team: 'Two' }] },
    });
  });

  it('are empty for a team that the feed does not have', async () => {
    expect(await readFixtures('nobody')).toEqual({ next: null, last: null, series: null });
  });
});
