import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchCentre } from './match-centre.tsx';

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const FEED = `/api/v1/cricket/matches/${KEY}/`;
const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data, ...testFeedAge() } });

let server: TestServer;
afterEach(() => server.close());

async function show(matchKey: string, tab: string, handlers: Record<string, TestHandler>): Promise<void> {
  server = await startTestServer(handlers);
  storeSession();
  renderPage(
    <MatchCentre matchKey={matchKey} isPremium={false} onUpgrade={() => undefined} />,
    `/?tab=${tab}`,
  );
}

const archive = (tab: string, handlers: Record<string, TestHandler>, card: Partial<PlayedMatchCard> = {}) =>
  show('archive-7', tab, {
    'GET /api/v1/cricket/history/archive-7/': ok({ ...testPlayedCard, ...card }),
    ...handlers,
  });
const panel = () => within(screen.getByRole('tabpanel'));
const items = () =>
  panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const names = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`);
const groups = () =>
  panel()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const player = (name: string, team: string) => ({ id: name, key: null, name, team, role: 'Batsman' });

describe('the line-ups of a match', () => {
  const squad = `GET /api/cricket/matches/${KEY}/players/`;

  it('list the players of each team who batted and who did not bat', async () => {
    const [first] = testPlayedCard.innings;
    const innings = first ? [{ ...first, didNotBat: [{ key: 'late', name: 'L Late' }] }] : [];
    await archive('lineups', {}, { innings });
    await until(() => screen.getByText('Playing XI, in batting order.'));
    expect(items()).toEqual(['R Nair', 'L Late']);
  });

  it('are the squads until then, in the order of the teams, others last', async () => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
      [squad]: ok([
        player('X', 'Elsewhere'),
        player('D', 'Deccan Drifters'),
        player('M', 'Malabar Monsoons'),
      ]),
    });
    await until(() => screen.getByText('Squads. The playing XIs are announced at the toss.'));
    const teams = panel()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(teams).toEqual(['Malabar Monsoons', 'Deccan Drifters', 'Elsewhere']);
    screen.getByRole('link', { name: 'Build line-ups for this match' });
  });

  it.each([
    [{ phase: 'live' as const }, 'Squads. Players are marked as playing once the scorecard names them.'],
    [
      { phase: 'upcoming' as const, toss: { winner: 'Malabar Monsoons', decision: 'bat' as const } },
      'Squads. Players are marked as playing once the scorecard names them.',
    ],
    [
      { phase: 'completed' as const },
      'The playing XIs appear once we have the ball-by-ball data of the match.',
    ],
  ])('are squads without a scorecard: %j', async (parts, note) => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, score: [], ...parts })),
      [squad]: ok([player('M', 'Malabar Monsoons')]),
    });
    await until(() => screen.getByText(note));
    expect(panel().queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  const team = 'Malabar Monsoons';

  /** Shows a squad whose scorecard has these batters, and P0 as a fielder only. */
  async function showDuringPlay(squadSize: number, batters: readonly string[], phase: 'live' | 'completed') {
    const batted = { runs: 1, balls: 1, fours: 0, sixes: 0, strikeRate: 100, dismissal: null };
    const card = {
      inning: `${team} Inning 1`,
      team,
      total: { runs: 9, wickets: 0, overs: '1.2' },
      extras: 0,
      batting: batters.map((name) => ({ id: name, name, ...batted })),
      bowling: [],
      fielding: [{ id: 'P0', name: 'P0', catches: 1, stumpings: 0, runouts: 0 }],
    };
    const score = [{ inning: `${team} Inning 1`, team, r: 9, w: 0, o: '1.2' }];
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase, score })),
      [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings: [card], as_of: null }),
      [squad]: ok(names(squadSize).map((name) => player(name, team))),
    });
  }
  it('are headed by those who bat or bowl, not by substitute fielders, during play', async () => {
    await showDuringPlay(4, ['P1', 'P2'], 'live');
    await until(() => expect(groups()).toEqual(['Playing', 'Not on the scorecard yet']));
    expect(items().map((text) => text?.slice(0, 2))).toEqual(['P1', 'P2', 'P0', 'P3']);
    screen.getByText('From the scorecard. The complete playing XIs follow after the match.');
  });

  it.each([
    [11, 'Playing XI'],
    [12, 'Playing'],
  ])('are only those who play once the scorecard names %i of them: %s', async (count, title) => {
    await showDuringPlay(14, names(14).slice(-count), 'live');
    await until(() => expect(groups()).toEqual([title]));
    expect(items()).toHaveLength(count);
  });

  it('are whole again after play', async () => {
    await showDuringPlay(4, ['P1', 'P2'], 'completed');
    await until(() => expect(items().map((text) => text?.slice(0, 2))).toEqual(['P0', 'P1', 'P2', 'P3']));
    expect(groups()).toEqual([]);
  });

  it('are not named yet', async () => {
    await show(KEY, 'lineups', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'live' })),
      [squad]: ok([]),
    });
    await until(() => screen.getByText('The squads are not announced yet.'));
    expect(screen.queryByRole('link', { name: 'Build line-ups for this match' })).toBeNull();
  });
});
