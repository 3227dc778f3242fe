import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { fromLiveMatch } from './data/match-view-model.ts';
import { ForecastCard } from './forecast-card.tsx';

const point = (innings: number, overs: string, runs: number, teamA: number) => ({
  innings,
  overs,
  runs,
  wickets: 1,
  teamA,
  at: '2026-11-21T14:00:00.000Z',
});
const forecast: Forecast = {
  matchKey: 'match-1',
  teams: ['Monsoons', 'Drifters'],
  stage: 'first innings',
  win: { teamA: 63, teamB: 37 },
  before: { teamA: 50, teamB: 50 },
  limitation: null,
  target: null,
  totals: [
    { team: 'Monsoons', mean: 171, p10: 150, p50: 171, p90: 200 },
    { team: 'Drifters', mean: 110, p10: 88, p50: 110, p90: 132 },
  ],
  players: [],
  history: [point(0, '0', 0, 50), point(1, '10', 82, 75), point(2, '5', 41, 25)],
  basis: { confidence: 'good', missing: [], matchesLearnt: 900, learntUntil: '2026-11-20' },
  matchVersion: 4,
  madeAt: '2026-11-21T14:30:00.000Z',
};

let server: TestServer;
afterEach(() => server.close());

interface Shown {
  isPremium?: boolean;
  isCompact?: boolean;
  match?: Partial<MatchSummary>;
}

async function show(parts: Partial<Forecast>, { isPremium = true, isCompact, match }: Shown = {}) {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/forecast/': () => ({
      body: { status: 'success', data: { ...forecast, ...parts } },
    }),
  });
  storeSession();
  renderPage(
    <ForecastCard
      match={fromLiveMatch(testMatch({ phase: 'live', ...match }), undefined)}
      isPremium={isPremium}
      onUpgrade={() => undefined}
      {...(isCompact !== undefined && { isCompact })}
    />,
  );
}

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const area = () => document.querySelector('path[d$="Z"]')?.getAttribute('d');
const charted = () => expect(area()).toBeDefined();

describe('the history of the chances', () => {
  it('is listed in a table, point by point', async () => {
    await show({});
    await until(charted);
    expect(rows()).toEqual([
      ['Before the first ball', '0/1', '50', '50'],
      ['Innings 1, 10 ov', '82/1', '75', '25'],
      ['Innings 2, 5 ov', '41/1', '25', '75'],
    ]);
    screen.getByRole('img', { name: 'Innings 2, 5 ov, 41/1: Monsoons 25%, Drifters 75%' });
  });

  it('spans two innings of twenty overs each', async () => {
    await show({});
    await until(charted);
    expect(area()).toBe('M0 0L0 50L25 75L62.5 25L62.5 0Z');
    const labels = ['Innings 1', 'Innings 2'].map((text) => screen.getByText(text).style.left);
    expect(labels).toEqual(['0%', '50%']);
    expect(document.body.textContent).toContain('25%');
    screen.getByText('Followed from innings 1, over 10 on.');
  });

  it('begins at the first chance, which it says, and ends with the innings in play', async () => {
    await show({ history: [point(1, '11.3', 90, 60), point(1, '15', 120, 70)] });
    await until(charted);
    expect(area()).toMatch(/^M0 0L0 60L41.17\d+ 70L41.17\d+ 0Z$/);
    expect(screen.queryByText('Innings 2')).toBeNull();
    screen.getByText('Followed from innings 1, over 12 on.');
  });

  it('begins with the first innings that was recorded', async () => {
    await show({ history: [point(2, '0.4', 9, 60), point(2, '10', 90, 70)] });
    await until(charted);
    expect(area()).toMatch(/^M0 0L0 60L48.27\d+ 70/);
    expect(screen.queryByText('Innings 1')).toBeNull();
    screen.getByText('Followed from innings 2, over 1 on.');
  });

  it('has no room for the name of an innings of which only the end was followed', async () => {
    await show({ history: [point(1, '19.2', 140, 60), point(2, '1', 9, 70)] });
    await until(charted);
    expect(screen.queryByText('Innings 1')).toBeNull();
    screen.getByText('Innings 2');
    screen.getByText('Followed from innings 1, over 20 on.');
  });

  it('has a dot where a wicket fell since the point before, or since the start of the innings', async () => {
    const history = [
      { ...point(1, '8', 40, 60), wickets: 0 },
      { ...point(1, '10', 82, 75), wickets: 2 },
      { ...point(1, '20', 160, 50), wickets: 2 },
      { ...point(2, '2', 41, 25), wickets: 1 },
    ];
    await show({ history });
    await until(charted);
    const dots = document.querySelector('[role=img] > path[stroke-width="8"]')?.getAttribute('d');
    expect(dots).toMatch(/^M6\.2\d+ 75h0M43\.75 25h0$/);
    screen.getByText('A dot is a wicket.');
  });

  it('is not charted from a single point; the chances are then a bar', async () => {
    await show({ history: [point(0, '0', 0, 50)], stage: 'second innings' });
    await until(() => screen.getByText('Monsoons', { selector: 'dt' }));
    screen.getByText('63%');
    expect(area()).toBeUndefined();
  });

  it('has no such bar beside the chart, whose chances are those at its end', async () => {
    await show({});
    await until(charted);
    expect(screen.queryByText('Monsoons', { selector: 'dt' })).toBeNull();
  });

  it('has no chance of 100 % before the end, as in the header of the page', async () => {
    await show({ history: [point(0, '0', 0, 50), point(1, '10', 82, 99.7)] });
    await until(charted);
    expect(rows().at(-1)).toEqual(['Innings 1, 10 ov', '82/1', '99', '1']);
    screen.getByRole('img', { name: 'Innings 1, 10 ov, 82/1: Monsoons 99%, Drifters 1%' });
    expect(screen.getAllByText('99%')).not.toHaveLength(0);
    expect(screen.queryByText('Monsoons', { selector: 'dt' })).toBeNull();
  });

  it.each([
    ['live', '14', 1],
    ['live', '14.1', 0],
    ['completed', '14', 0],
  ] as const)(
    'of a %s match after %s overs says that the rest is to come: %s',
    async (phase, overs, count) => {
      await show({ history: [point(0, '0', 0, 50), point(1, overs, 30, 60)] }, { match: { phase } });
      await until(charted);
      expect(screen.queryAllByText('To come')).toHaveLength(count);
    },
  );

  it('before play is beside the bar of the chances', async () => {
    await show({}, { match: { phase: 'upcoming' } });
    await until(charted);
    screen.getByText('Monsoons', { selector: 'dt' });
  });

  it('beside other parts of a page has no table, but says when it begins late', async () => {
    await show({}, { isCompact: true });
    await until(charted);
    expect(rows()).toEqual([]);
    screen.getByText('Followed from innings 1, over 10 on.');
  });

  it('has overs of five balls in The Hundred', async () => {
    await show(
      { history: [point(1, '0', 0, 50), point(1, '2.2', 20, 60)] },
      { match: { matchType: 'hundred' } },
    );
    await until(charted);
    expect(area()).toBe('M0 0L0 50L12 60L12 0Z');
  });
});

it('says which revised target the chances are for', async () => {
  const target = { runs: 61, balls: 30, isRevised: true, bowled: 0 };
  await show({ stage: 'second innings', target });
  await until(() => screen.getByText('For the revised target: 61 runs in 5 overs'));
});

it('says a revised target in overs and balls', async () => {
  const target = { runs: 61, balls: 29, isRevised: true, bowled: 0 };
  await show({ stage: 'second innings', target });
  await until(() => screen.getByText('For the revised target: 61 runs in 4.5 overs'));
});

it('says nothing of the usual target, nor of one to be confirmed', async () => {
  const target = { runs: 172, balls: 120, isRevised: false, bowled: 0 };
  await show({ stage: 'second innings', target });
  await until(charted);
  expect(screen.queryByText(/^For the revised target/)).toBeNull();
  await server.close();
  await show({ target: { ...target, isRevised: true }, limitation: 'unreadable score', win: null });
  await until(() => screen.getByText(/^We could not read the latest score/));
  expect(screen.queryByText(/^For the revised target/)).toBeNull();
});

describe('the totals of a forecast', () => {
  it('have an axis to a tenth above the highest', async () => {
    await show({});
    await until(() => screen.getByText('Projected total'));
    const bars = [...document.querySelectorAll('li svg rect[opacity]')];
    expect(bars.map((bar) => Number.parseFloat(bar.getAttribute('x') ?? ''))).toEqual([
      expect.closeTo((150 / 220) * 100),
      expect.closeTo(40),
    ]);
    screen.getByText('likely 150 to 200');
  });

  it('are omitted in a chase, which cannot pass its target', async () => {
    await show({ stage: 'second innings' });
    await until(charted);
    expect(screen.queryByText('Projected total')).toBeNull();
  });

  it('are omitted when there are none', async () => {
    await show({ totals: [] });
    await until(charted);
    expect(screen.queryByText('Projected total')).toBeNull();
  });
});

it('a free reader sees a picture that is always the same', async () => {
  await show({}, { isPremium: false });
  const places = [...(area() ?? '').matchAll(/L([\d.]+) /g)].map(([, across]) => Number(across));
  expect(places.slice(0, -1)).toEqual(
    [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((at) => expect.closeTo(at)),
  );
  expect(server.requests).toEqual([]);
});

it('a match without a forecast has no card once that is known', async () => {
  server = await startTestServer({});
  storeSession();
  const match = fromLiveMatch(testMatch({ phase: 'live' }), undefined);
  renderPage(<ForecastCard isPremium match={match} onUpgrade={() => undefined} />);
  screen.getByRole('heading', { name: 'Win probability' });
  await until(() => expect(screen.queryByRole('heading', { name: 'Win probability' })).toBeNull());
});
