import type { Ball } from '@gullylens/contract/http/history/played-matches';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { testPlayedCard } from '../../testing/test-played-card.ts';
import { until } from '../../testing/until.ts';
import { FEED, items, KEY, ok, openMatchPages, panel } from './testing/open-match-page.tsx';

const ARCHIVE = '/api/v1/cricket/matches/archive-7/';
const { show, showPlayed, callsOf } = openMatchPages();

const ball = (number: number, parts: Partial<Ball> = {}): Ball => ({
  over: 1,
  ball: number,
  batter: 'R Nair',
  nonStriker: 'S Pillai',
  bowler: 'A Rao',
  runs: 1,
  extras: 0,
  extra: null,
  wickets: [],
  total: number,
  ...parts,
});
const bowled = { kind: 'bowled', player: 'R Nair' };
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
describe('the balls of a match', () => {
  it.each<[Partial<Ball>, string, string]>([
    [{ runs: 0 }, '•', 'A Rao to R Nair: no run'],
    [{ runs: 1 }, '1', 'A Rao to R Nair: 1 run'],
    [{ runs: 0, extras: 2, extra: 'wides' }, '2wd', 'A Rao to R Nair: 2 runs'],
    [{ runs: 4, extras: 1, extra: 'noballs' }, '1nb+4', 'A Rao to R Nair: 5 runs'],
    [{ runs: 0, wickets: [bowled] }, 'W', 'A Rao to R Nair: no run, R Nair out, bowled'],
    [{ runs: 1, wickets: [bowled] }, 'W+1', 'A Rao to R Nair: 1 run, R Nair out, bowled'],
  ])('%j are shown as %s', async (parts, mark, said) => {
    const innings = [{ team: 'Malabar Monsoons', superOver: false, balls: [ball(1, parts)] }];
    await showPlayed('balls', { [`GET ${ARCHIVE}balls/`]: ok({ innings }) });
    const chip = await until(() => screen.getByTitle(said));
    expect(chip.textContent).toBe(`${mark}${said}`);
  });

  it.each<[number, boolean, string]>([
    [4, false, 'bg-sky'],
    [5, false, 'text-text'],
    [6, false, 'bg-floodlight'],
    [6, true, 'bg-live'],
  ])('are highlighted: %s runs, out %s', async (runs, isOut, look) => {
    const balls = [ball(1, { runs, wickets: isOut ? [bowled] : [] })];
    const innings = [{ team: 'Malabar Monsoons', superOver: false, balls }];
    await showPlayed('balls', { [`GET ${ARCHIVE}balls/`]: ok({ innings }) });
    const chip = await until(() => screen.getByTitle(/A Rao to R Nair/));
    expect(chip.className).toContain(look);
  });

  it('are listed over by over, the latest first, for the latest innings', async () => {
    const second = { over: 2, bowler: 'B Das', total: 5, runs: 2, extras: 1, extra: 'noballs' } as const;
    const innings = [
      { team: 'Malabar Monsoons', superOver: false, balls: [] },
      { team: 'Malabar Monsoons', superOver: true, balls: [ball(1), ball(2), ball(1, second)] },
    ];
    await showPlayed('balls', { [`GET ${ARCHIVE}balls/`]: ok({ innings }) });
    await until(() => screen.getByRole('tab', { name: 'Malabar Monsoons, super over', selected: true }));
    const overs = [...document.querySelectorAll('ol.divide-y > li')];
    expect(overs.map((over) => [...over.querySelectorAll('p')].map((p) => p.textContent))).toEqual([
      ['Over2', 'B Das3 runs, total 5'],
      ['Over1', 'A Rao2 runs, total 2'],
    ]);
  });

  it.each([
    ['no innings', []],
    ['an innings without a total', [{ team: 'Malabar Monsoons', superOver: false, points: [] }]],
  ])('are said to be missing when no score was recorded: %s', async (_, innings) => {
    const score = [{ inning: 'i1', team: 'Malabar Monsoons', r: 0, w: 0, o: '0.0' }];
    const progress = { matchId: KEY, source: 'scores', ballsPerOver: 6, innings, as_of: null };
    await show(KEY, 'balls', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score })),
      [`GET ${FEED}progress/`]: ok(progress),
    });
    await until(() => screen.getByText('Ball-by-ball data for this match is not available yet.'));
  });

  it('are not requested before history has the match', async () => {
    const score = [{ inning: 'i1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
    await show(KEY, 'balls', { [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score })) });
    await until(() => screen.getByText('Ball-by-ball data for this match is not available yet.'));
    expect(callsOf(`GET ${FEED}balls/`)).toBe(0);
  });
});

it('the run rate of an innings of The Hundred counts overs of five balls', async () => {
  await showPlayed('scorecard', {}, { format: 'Hundred' });
  await until(() => screen.getByText('9.76'));
});

it('a completed match without a score in the feed keeps its tab while history is asked for it', async () => {
  const waiting: (() => void)[] = [];
  const asked = new Promise<void>((resolve) => waiting.push(resolve));
  const found = { body: { status: 'success', data: testPlayedCard } };
  await show(KEY, 'charts', {
    [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score: [] })),
    [`GET /api/v1/cricket/history/${KEY}/`]: () => asked.then(() => found),
  });
  await until(() => screen.getByRole('tab', { name: 'Charts', selected: true }));
  for (const answer of waiting) answer();
  await until(() => screen.getByText(/Cricsheet/));
  screen.getByRole('tab', { name: 'Charts', selected: true });
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
    expect(callsOf(`GET ${FEED}forecast/`)).toBe(0);
  });
});
