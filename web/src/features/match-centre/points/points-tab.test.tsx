import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import { until } from '../../../testing/until.ts';
import { coloursInMatch } from '../../../ui/teams/colours-in-match.ts';
import { FEED, items, KEY, ok, openMatchPages, panel } from '../testing/open-match-page.tsx';

const ARCHIVE = '/api/v1/cricket/matches/archive-7/';
const { show, showPlayed, callsOf } = openMatchPages();

const points = (basis: string) => ({
  rules: 'dream11-2025',
  basis,
  as_of: null,
  players: [
    {
      key: 'player-1',
      name: 'R Nair',
      team: 'Malabar Monsoons',
      points: 52.5,
      earned: [
        { for: 'runs', count: 45, points: 45 },
        { for: 'strike rate', count: 141.26, points: -2 },
        { for: 'sorcery', count: 1, points: 0 },
      ],
    },
    { key: null, name: 'B Das', team: 'Deccan Drifters', points: -3, earned: [] },
  ],
});

describe('the points of a match', () => {
  it('list the reasons with signed points', async () => {
    await showPlayed('points', { [`GET ${ARCHIVE}fantasy-points/`]: ok(points('balls')) });
    await until(() => screen.getByText('52.5'));
    const rows = panel()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContain('Runs45+45');
    expect(rows).toContain('Strike rate141.3-2');
    expect(rows).toContain('sorcery10');
    expect(items()).toEqual([expect.stringMatching(/^1RNR Nair/), expect.stringMatching(/^2BDB Das/)]);
    screen.getByRole('link', { name: 'All matches of R Nair', hidden: true });
    expect(screen.queryByText(/^An estimate/)).toBeNull();
    expect(callsOf(`GET ${ARCHIVE}scorecard/`)).toBe(0);
  });

  it('have the colour of the player’s team in the ring around the initials', async () => {
    await showPlayed('points', { [`GET ${ARCHIVE}fantasy-points/`]: ok(points('balls')) });
    await until(() => screen.getByText('52.5'));
    const rings = panel()
      .getAllByRole('listitem')
      .map((row) => row.querySelector('g')?.style.stroke);
    const [a, b] = [{ name: 'Malabar Monsoons' }, { name: 'Deccan Drifters' }];
    expect(rings).toEqual([a, b].map(({ name }) => coloursInMatch(name, [a, b]).ink));
  });

  it('have a bar relative to the best player; negative points have none', async () => {
    await showPlayed('points', { [`GET ${ARCHIVE}fantasy-points/`]: ok(points('balls')) });
    await until(() => screen.getByText('52.5'));
    const bars = [...document.querySelectorAll<HTMLElement>('li .rounded-full[style]')];
    expect(bars.map(({ style }) => style.width)).toEqual(['100%', '0%']);
  });

  it('are labelled as an estimate when they come from the scorecard', async () => {
    await showPlayed('points', { [`GET ${ARCHIVE}fantasy-points/`]: ok(points('scorecard')) });
    await until(() => screen.getByText(/^An estimate from the scorecard/));
  });
});

const projectedPlayer = (key: string, name: string, scored: number, mean: number) => ({
  key,
  name,
  team: 'Malabar Monsoons',
  points: scored,
  projected: { mean, p10: scored, p50: mean, p90: mean - 1 },
});
const names = () => items().map((text) => /S Pillai|R Nair|B Das/.exec(text ?? '')?.[0]);

describe('the fantasy points of a live match', () => {
  const score = [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
  const match = testMatch({ id: KEY, phase: 'live', score });
  const players = [
    projectedPlayer('player-2', 'S Pillai', 4, 61.6),
    projectedPlayer('player-1', 'R Nair', 38, 45),
  ];
  const handlers = {
    [`GET ${FEED}`]: ok(match),
    [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings: [], as_of: null }),
    [`GET ${FEED}fantasy-points/`]: ok(points('scorecard')),
    [`GET ${FEED}forecast/`]: ok({
      teams: ['Malabar Monsoons', 'Deccan Drifters'],
      players,
      history: [],
      totals: [],
    }),
    'GET /api/v1/analysis/': ok([
      { matchKey: KEY, locked: false, captain: 'R Nair', captainKey: 'player-1', viceCaptainKey: null },
    ]),
  };

  const forecastOfBoth = {
    teams: ['Malabar Monsoons', 'Deccan Drifters'],
    players: players.map((one, at) => (at === 0 ? { ...one, team: 'Deccan Drifters' } : one)),
    history: [],
    totals: [],
  };

  it('are in the order of the projected ones for members, with those who have none yet and our captain', async () => {
    await show(KEY, 'points', handlers, { isPremium: true });
    await until(() => expect(names()).toEqual(['S Pillai', 'R Nair', 'B Das']));
    const [first = '', second = '', third = ''] = items();
    expect(first).toContain('4 Points so far62 Projected points');
    expect(second).toContain('Runs45+45');
    expect(third).toContain('-3 Points so far–');
    await until(() => screen.getByRole('img', { name: 'Captain' }));
    screen.getByText('C and VC: captain and vice-captain of our analysis.');
    screen.getByText('Pale bar: projected points.');
  });

  it('can be those of one team, with the ranks among all, and in the order of the points so far', async () => {
    await show(
      KEY,
      'points',
      { ...handlers, [`GET ${FEED}forecast/`]: ok(forecastOfBoth) },
      { isPremium: true },
    );
    await until(() => expect(names()).toEqual(['S Pillai', 'R Nair', 'B Das']));
    fireEvent.click(screen.getByRole('radio', { name: 'Now' }));
    expect(names()).toEqual(['R Nair', 'S Pillai', 'B Das']);
    fireEvent.click(screen.getByRole('radio', { name: 'DCD' }));
    expect(names()).toEqual(['S Pillai', 'B Das']);
    expect(items()[0]).toMatch(/^2/);
  });

  it('are those of the older rules alone when these are selected: projections are by the newer ones', async () => {
    await show(KEY, 'points', handlers, { isPremium: true });
    await until(() => screen.getByText('Proj.'));
    const older = screen.getByRole('radio', { name: 'Before 2025' });
    fireEvent.click(older);
    await until(() => expect(names()).toEqual(['R Nair', 'B Das']));
    // A new element would have no focus, and be in a closed disclosure.
    expect(older.isConnected).toBe(true);
    expect(items()[0]).toContain('52.5');
    expect(screen.queryByText('Proj.')).toBeNull();
  });

  it('have a pale bar up to the projected points, and none of their own while they are negative', async () => {
    const forecast = { teams: ['Malabar Monsoons', 'Deccan Drifters'], history: [], totals: [] };
    const negative = [projectedPlayer('player-2', 'S Pillai', -6, 21)];
    const answers = { ...handlers, [`GET ${FEED}forecast/`]: ok({ ...forecast, players: negative }) };
    await show(KEY, 'points', answers, { isPremium: true });
    await until(() => screen.getByText('Proj.'));
    const pale = document.querySelector<HTMLElement>('li .opacity-40');
    const own = pale?.nextElementSibling as HTMLElement;
    expect([pale?.style.width, own.style.width]).toEqual(['40%', '0%']);
    screen.getByText('Projected: -6 to 21 in 8 of 10 simulations');
  });

  it('are in the order of the points for others', async () => {
    await show(KEY, 'points', handlers);
    await until(() => expect(names()).toEqual(['R Nair', 'B Das']));
    expect(screen.queryByText('Proj.')).toBeNull();
    expect(screen.queryByText('Pale bar: projected points.')).toBeNull();
    expect(screen.queryByText('C and VC: captain and vice-captain of our analysis.')).toBeNull();
    expect(callsOf(`GET ${FEED}forecast/`)).toBe(0);
  });

  it('are those of all players when history names the teams differently', async () => {
    const renamed = points('scorecard');
    const others = renamed.players.map((one) => ({ ...one, team: 'Monsoons of Malabar' }));
    const answer = ok({ ...renamed, players: others });
    await show(KEY, 'points&team=0', { ...handlers, [`GET ${FEED}fantasy-points/`]: answer });
    await until(() => expect(names()).toEqual(['R Nair', 'B Das']));
    expect(screen.queryByRole('radio', { name: 'DCD' })).toBeNull();
  });

  it.each([
    ['6.0', 'Points up to over 6'],
    ['6.2', 'Updated less than a minute ago'],
  ])('of a scorecard up to over %s say: %s', async (overs, text) => {
    const as_of = new Date().toISOString();
    const total = { runs: 54, wickets: 1, overs };
    const innings = { team: 'Malabar Monsoons', total, batting: [], bowling: [] };
    await show(KEY, 'points', {
      ...handlers,
      [`GET ${FEED}scorecard/`]: ok({ matchKey: KEY, source: 'vendor', innings: [innings], as_of }),
      [`GET ${FEED}fantasy-points/`]: ok({ ...points('scorecard'), as_of }),
    });
    await until(() => screen.getByText(text));
  });
});
