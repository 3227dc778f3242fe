import type { Ball } from '@gullylens/contract/http/history/played-matches';
import { screen, within } from '@testing-library/react';
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
const facts = () =>
  [...screen.getByRole('tabpanel').querySelectorAll('dl > div')].map(({ textContent }) => textContent);

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

  it('are not requested before history has the match', async () => {
    const score = [{ inning: 'i1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
    await show(KEY, 'balls', { [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'completed', score })) });
    await until(() => screen.getByText('Ball-by-ball data for this match is not available yet.'));
    expect(callsOf(`GET ${FEED}balls/`)).toBe(0);
  });
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

  it('are in the order of the projected ones for members, with those who have none yet and our captain', async () => {
    await show(KEY, 'points', handlers, { isPremium: true });
    await until(() => expect(names()).toEqual(['S Pillai', 'R Nair']));
    const [first = '', second = ''] = items();
    expect(first).toContain('4 Points so far62 Projected points, 4 to 62 in 8 of 10');
    expect(second).toContain('Runs45+45');
    await until(() => screen.getByRole('img', { name: 'Captain' }));
  });

  it('are in the order of the points for others', async () => {
    await show(KEY, 'points', handlers);
    await until(() => expect(names()).toEqual(['R Nair', 'B Das']));
    expect(screen.queryByText('Proj.')).toBeNull();
    expect(callsOf(`GET ${FEED}forecast/`)).toBe(0);
  });
});

describe('the facts of a match', () => {
  const preview = {
    teams: [
      { key: 'mlm', name: 'Malabar Monsoons', form: 'WL', recent: [] },
      { key: null, name: 'Deccan Drifters', form: '', recent: [] },
    ],
    headToHead: { matches: 3, wins: [2, 1], other: 0, recent: [] },
  };
  const record = {
    format: 'T20',
    matches: 30,
    averageScore: 161.4,
    chaseSuccess: 54.6,
    tossWinAdvantage: null,
  };

  it('before a match name the elevens that the teams last had', async () => {
    const last = { ...testPlayedCard, innings: testPlayedCard.innings.slice(0, 1) };
    const teams = preview.teams.map((team) => ({ ...team, recent: team.key === 'mlm' ? [last] : [] }));
    const handlers = {
      [`GET ${FEED}preview/`]: ok({ ...preview, teams }),
      'GET /api/v1/cricket/history/archive-7/': ok(testPlayedCard),
    };
    await show(KEY, 'info', { ...handlers, [`GET ${FEED}`]: ok(testMatch({ id: KEY })) });
    const heading = await until(() => screen.getByRole('heading', { name: 'Probable XIs' }));
    const eleven = within(heading.parentElement ?? document.body);
    expect(eleven.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Malabar Monsoons',
    ]);
    eleven.getByRole('link', { name: 'R Nair' });
  });

  it('before a match name both elevens by the names of the feed, from one request if they last met', async () => {
    const [first] = testPlayedCard.innings;
    const both = first ? [first, { ...first, team: 'Deccan Drifters' }] : [];
    const teams = [
      { key: 'mlm', name: 'Monsoons of Malabar', form: 'W', recent: [testPlayedCard] },
      { key: 'dcd', name: 'Drifters', form: 'L', recent: [testPlayedCard] },
    ];
    const LAST = 'GET /api/v1/cricket/history/archive-7/';
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
      [`GET ${FEED}preview/`]: ok({ ...preview, teams }),
      [LAST]: ok({ ...testPlayedCard, innings: both }),
    });
    const heading = await until(() => screen.getByRole('heading', { name: 'Probable XIs' }));
    const elevens = within(heading.parentElement ?? document.body);
    expect(elevens.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Monsoons of Malabar',
      'Drifters',
    ]);
    expect(callsOf(LAST)).toBe(1);
  });

  it('show the venue record in the format of the match, the meetings and the form of each team', async () => {
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY })),
      [`GET ${FEED}preview/`]: ok(preview),
      'GET /api/cricket/venues/ground-1/': ok({ name: 'Harbour Ground', records: [record] }),
    });
    await until(() => screen.getByRole('link', { name: 'All about this ground' }));
    await until(() => screen.getByRole('heading', { name: 'Head-to-head' }));
    expect(facts()).toEqual(
      expect.arrayContaining([
        'Matches30',
        'Average first innings161',
        'Won by the chasing team55%',
        'Won by the toss winnerNo history',
        'Malabar Monsoons2',
        'Deccan Drifters1',
      ]),
    );
    expect(panel().getAllByText('We have no matches of this team.')).toHaveLength(2);
    const forms = panel().getAllByRole('img', { name: /^Latest last/ });
    expect(forms.map((form) => form.getAttribute('aria-label'))).toEqual(['Latest last: lost, won']);
    expect(panel().getByRole('link', { name: 'Malabar Monsoons' }).getAttribute('href')).toBe('/teams/mlm');
    expect(panel().queryByRole('link', { name: 'Deccan Drifters' })).toBeNull();
    screen.getByRole('link', { name: 'Expert analysis of this match' });
    expect(screen.queryByRole('heading', { name: 'Match Details' })).toBeNull();
  });

  it('list the matches of a team by opponent, and the meetings by score, the winner in bold', async () => {
    const played = { ...testPlayedCard, winner: 'Malabar Monsoons' };
    const [form, other] = preview.teams;
    const teams = [{ ...form, recent: [played] }, other];
    await show(KEY, 'info', {
      [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'live' })),
      [`GET ${FEED}preview/`]: ok({
        ...preview,
        teams,
        headToHead: { ...preview.headToHead, recent: [played] },
      }),
    });
    const row = await until(() => screen.getByRole('link', { name: 'vs Deccan Drifters' }).closest('li'));
    expect(row?.querySelector('.font-bold')?.textContent).toBe('160/1');
    const meeting = screen.getAllByText(/^MM 160\/1|^MAL 160\/1|160\/1$/).at(0);
    expect(meeting?.className).toContain('font-bold');
  });

  it('have the details of a live match, which its header leaves out', async () => {
    await show(KEY, 'info', { [`GET ${FEED}`]: ok(testMatch({ id: KEY, phase: 'live' })) });
    await until(() => screen.getByRole('heading', { name: 'Match Details' }));
    expect(facts()).toEqual(
      expect.arrayContaining(['FormatT20', 'TournamentCoastal League', 'Venue Harbour Ground, Kochi']),
    );
  });

  it('state that the teams never met, and omit a venue without the format', async () => {
    const headToHead = { matches: 0, wins: [0, 0], other: 0, recent: [] };
    await showPlayed('info', {
      [`GET ${ARCHIVE}preview/`]: ok({ ...preview, headToHead }),
      'GET /api/cricket/venues/ground-1/': ok({ name: 'Harbour Ground', records: [] }),
    });
    await until(() => panel().getByText('We have no past matches between the two teams.'));
    expect(screen.queryByRole('link', { name: 'All about this ground' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Expert analysis of this match' })).toBeNull();
  });

  it('have the toss, and the player of a match that was played', async () => {
    await showPlayed('info', {});
    await until(() => screen.getByText('Player of the match: R Nair'));
    screen.getByText('Toss: Deccan Drifters chose to bowl');
  });

  it('state only for an upcoming match that the toss is to come', async () => {
    await show(KEY, 'info', { [`GET ${FEED}`]: ok(testMatch({ id: KEY })) });
    await until(() => screen.getByText('Toss: Not yet'));
  });
});
