import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { MatchCentre } from '../match-centre.tsx';

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const MATCH = `GET /api/v1/cricket/matches/${KEY}/`;
const [FIRST, CHASING] = ['Malabar Monsoons', 'Deccan Drifters'];

let server: TestServer;
afterEach(() => server.close());

const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data, ...testFeedAge() } });

const chase = testMatch({
  id: KEY,
  phase: 'live',
  status: `${CHASING} opt to bowl`,
  score: [
    { inning: `${FIRST} Inning 1`, team: FIRST, r: 182, w: 6, o: '20.0' },
    { inning: `${CHASING} Inning 1`, team: CHASING, r: 12, w: 1, o: '1.3' },
  ],
});

const innings = (team: string, ...points: [string, number, number][]) => ({
  team,
  superOver: false,
  points: points.map(([overs, runs, wickets]) => ({ overs, runs, wickets })),
});
const progress: MatchProgress = {
  matchId: KEY,
  source: 'scores',
  ballsPerOver: 6,
  innings: [
    innings(FIRST, ['19.5', 176, 6], ['20.0', 182, 6]),
    innings(
      CHASING,
      ['0.1', 4, 0],
      ['0.2', 4, 0],
      ['0.3', 5, 0],
      ['0.4', 6, 0],
      ['0.5', 6, 0],
      ['1.0', 8, 0],
      ['1.1', 8, 1],
      ['1.3', 12, 1],
    ),
  ],
  as_of: null,
};

const line = { runs: 5, balls: 6, fours: 1, sixes: 0, strikeRate: 83 };
const scorecard = {
  matchKey: KEY,
  source: 'vendor',
  as_of: '2026-11-21T14:30:00.000Z',
  innings: [FIRST, CHASING].map((team) => ({
    inning: `${team} Inning 1`,
    team,
    total: team === FIRST ? { runs: 182, wickets: 6, overs: '20.0' } : { runs: 5, wickets: 0, overs: '0.3' },
    extras: 0,
    batting: [{ id: 'a', name: 'R Nair', ...line, dismissal: null }],
    bowling: [
      {
        id: 'b',
        name: 'A Rao',
        overs: '0.3',
        maidens: 0,
        runs: 5,
        wickets: 0,
        wides: 0,
        noballs: 0,
        lbwOrBowled: 0,
        economy: 10,
      },
    ],
    fielding: [],
  })),
};

const forecast: Forecast = {
  matchKey: KEY,
  teams: [FIRST, CHASING],
  stage: 'second innings',
  win: { teamA: 70, teamB: 30 },
  before: { teamA: 50, teamB: 50 },
  limitation: null,
  target: null,
  totals: [],
  players: [],
  history: [
    { innings: 1, overs: '20.0', runs: 182, wickets: 6, teamA: 50, at: '2026-11-21T14:00:00.000Z' },
    { innings: 2, overs: '1.3', runs: 12, wickets: 1, teamA: 70, at: '2026-11-21T14:30:00.000Z' },
  ],
  basis: { confidence: 'good', missing: [], matchesLearnt: 900, learntUntil: '2026-11-20' },
  matchVersion: 4,
  madeAt: '2026-11-21T14:30:00.000Z',
};

async function show(
  match = chase,
  {
    isPremium = false,
    tab = '',
    ...more
  }: {
    isPremium?: boolean;
    tab?: string;
    card?: unknown;
    progress?: MatchProgress;
    forecast?: Forecast;
  } = {},
): Promise<void> {
  server = await startTestServer({
    [MATCH]: ok(match),
    [`${MATCH}progress/`]: ok(more.progress ?? progress),
    [`${MATCH}scorecard/`]: ok(more.card ?? scorecard),
    [`${MATCH}forecast/`]: ok(more.forecast ?? forecast),
  });
  storeSession();
  renderPage(
    <MatchCentre matchKey={KEY} isPremium={isPremium} onUpgrade={() => undefined} />,
    tab === '' ? '/' : `/?tab=${tab}`,
  );
}

const overs = () =>
  within(screen.getByRole('region', { name: 'Over by over' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('a live match opens on its timeline, the latest over first, with wickets and gaps', async () => {
  await show();
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Live');
  expect(overs()[0]).toMatch(/^This over2.*4 runs12\/1/);
  expect(screen.getAllByTitle('1.1: no run, 1 wicket')).toHaveLength(2);
  expect(screen.getAllByTitle('1.3: 4 runs in 2 balls')).toHaveLength(2);
  screen.getByText('Wicket: 8/1');
  expect(screen.queryByText('1–20')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all overs' }));
  expect(screen.getByText('1–20').closest('li')?.textContent).toMatch(/^Overs1–20.*182 runs182\/6/);
});

it('the header has what the chase needs, its rates, the last balls and the partnership', async () => {
  await show();
  await until(() => screen.getByText('Need 171 off 111 balls'));
  expect(await until(() => screen.getByText('8.00'))).toBeDefined();
  screen.getByText('9.24');
  await until(() => screen.getByText('4 (2)'));
  const balls = within(screen.getByRole('list', { name: 'Last balls' })).getAllByRole('listitem');
  expect(balls.map(({ title }) => title.split(':')[0])).toEqual(
    progress.innings[1]?.points.map((p) => p.overs).toReversed(),
  );
});

it('the timeline names the dismissed batters that the scorecard proves', async () => {
  const fallen = { id: 'c', name: 'S Pillai', ...line, dismissal: 'c a rao b das' };
  const proven = scorecard.innings.map((each) => ({
    ...each,
    batting: [...each.batting, fallen],
    fallOfWickets: [{ wicket: 1, id: 'c' }],
  }));
  await show(chase, { card: { ...scorecard, innings: proven } });
  await until(() => expect(overs()[0]).toContain('WS Pillai c A Rao b Das 5 (6)'));
});

/** The scorecard with this total of the second innings. */
const cardAt = (runs: number, wickets: number, over: string) => {
  const [first, second] = scorecard.innings;
  return { ...scorecard, innings: [first, { ...second, total: { runs, wickets, overs: over } }] };
};
const crease = () => screen.getByText('R Nair').closest('ul')?.textContent;

it('the header names batters and bowler by a scorecard as new as the score', async () => {
  await show(chase, { card: cardAt(12, 1, '1.3') });
  await until(() => expect(crease()).toBe('BatterR Nair5 (6)BowlerA Rao0/5 (0.3)'));
});

/** The chase after these overs. */
const chaseAt = (o: string) => ({
  ...chase,
  score: chase.score.map((each, i) => (i === 1 ? { ...each, o } : each)),
});

it('the header says as of which over they are while the scorecard is up to an over behind', async () => {
  await show(chase, { card: cardAt(5, 1, '0.3') });
  await until(() => expect(crease()).toBe('BatterR Nairat over 0.35 (6)BowlerA Rao0/5 (0.3)'));
});

it('the header names only the batters while the scorecard is more than an over behind, and up to two', async () => {
  await show(chaseAt('2.3'), { card: cardAt(5, 1, '0.3') });
  await until(() => expect(crease()).toBe('BatterR Nairat over 0.35 (6)'));
});

it.each([
  ['is more than two overs behind', cardAt(5, 1, '0.3'), chaseAt('2.4')],
  ['is from before a wicket, here off a wide', cardAt(11, 0, '1.3')],
  ['is of the innings before', { ...scorecard, innings: scorecard.innings.slice(0, 1) }],
])('the header names nobody while the scorecard %s', async (_, card, match = chase) => {
  await show(match, { card });
  await until(() => expect(server.callsOf(`${MATCH}scorecard/`)).toBeGreaterThan(0));
  await until(() => expect(document.querySelectorAll('header .animate-pulse-soft.h-18')).toHaveLength(0));
  expect(screen.queryByText('R Nair')).toBeNull();
});

it('a scorecard behind the score is headed by the score, and says up to which over its rows are', async () => {
  await show(chase, { tab: 'scorecard' });
  await until(() => screen.getByRole('heading', { name: `${CHASING} 12/1 (1.3 ov)` }));
  screen.getByText('Player rows up to over 0.3');
  screen.getByRole('heading', { name: `${FIRST} 182/6 (20 ov)` });
  const opened = [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(opened).toEqual([true, false]);
});

it('members see win chances in the header, and the swing of the over', async () => {
  await show(chase, { isPremium: true });
  await until(() => screen.getByText('MLM 70%'));
  screen.getByText('DCD 30%');
  await until(() => screen.getByText(`Win chance of ${FIRST}: 50% to 70%`));
});

it('a screen reader is told each complete over, not each ball', async () => {
  await show();
  const spoken = await until(() => screen.getByText(`Over 1: 8 runs. ${CHASING} 8/0`));
  expect(spoken.getAttribute('role')).toBe('status');
});

it('an innings break says what the other team needs and who was best', async () => {
  await show({ ...chase, score: chase.score.slice(0, 1) }, { card: scorecard });
  await until(() => screen.getByText(`Innings break: ${CHASING} need 183 to win`));
  screen.getByText('9.15');
  const best = await until(() => screen.getByRole('heading', { name: 'Top batters' }).parentElement);
  expect(best?.textContent).toBe('Top battersR Nair5* (6)');
});

const scorelessAfter = (o: string) => [{ inning: `${FIRST} Inning 1`, team: FIRST, r: 0, w: 0, o }];

it('a first innings says who chose until its first ball', async () => {
  await show({ ...chase, score: scorelessAfter('0.0') });
  await until(() => screen.getByText(`${CHASING} opt to bowl`));
  await server.close();
  cleanup();
  await show({ ...chase, score: scorelessAfter('0.1') });
  await until(() => screen.getByText('CRR'));
  expect(screen.queryByText(`${CHASING} opt to bowl`)).toBeNull();
});

/** The progress of a first innings with a run off each of its balls. */
const singles = (balls: number): MatchProgress => {
  const points = Array.from({ length: balls }, (_, at): [string, number, number] => {
    const bowled = at + 1;
    return [`${Math.floor(bowled / 6)}.${bowled % 6}`, bowled, 0];
  });
  return { ...progress, innings: [innings(FIRST, ...points)] };
};
const opening = (balls: number) => ({
  ...chase,
  score: [{ inning: `${FIRST} Inning 1`, team: FIRST, r: balls, w: 0, o: `${balls / 6}.0` }],
});

it('a first innings has one projection: the total at this rate, for members that of the forecast', async () => {
  await show(opening(60));
  await until(() => screen.getByText('At this rate'));
  screen.getByText('120');
  await server.close();
  cleanup();
  const total = { team: FIRST, mean: 150.6, p10: 130, p50: 150, p90: 171 };
  await show(opening(60), {
    isPremium: true,
    forecast: { ...forecast, stage: 'first innings', totals: [total] },
  });
  const header = await until(() => screen.getAllByText('Projected total', { selector: 'abbr' })[0]);
  expect(header?.closest('div')?.textContent).toBe('Projected total151');
  expect(screen.queryByText('At this rate')).toBeNull();
});

const lastBalls = () => within(screen.getByRole('list', { name: 'Last balls' })).getAllByRole('listitem');

const numbers = () => screen.getAllByText('Over').map((label) => Number(label.nextSibling?.textContent));

it('the timeline begins with the last four overs; wide screens have twelve, and a button opens the rest', async () => {
  await show(opening(78), { progress: singles(78) });
  await until(() => expect(overs()[0]).toMatch(/^Over13/));
  const earlier = within(screen.getByRole('region', { name: 'Earlier overs' }));
  expect(numbers()).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(earlier.getAllByRole('list')[0]?.className).toContain('max-lg:hidden');
  fireEvent.click(earlier.getByRole('button', { name: 'Show all overs' }));
  expect(numbers()).toHaveLength(13);
  expect(screen.queryByRole('button', { name: 'Show all overs' })).toBeNull();
  expect(
    lastBalls()
      .map(({ title }) => title.split(':')[0])
      .toReversed(),
  ).toEqual(['11.1', '11.2', '11.3', '11.4', '11.5', '12.0', '12.1', '12.2', '12.3', '12.4', '12.5', '13.0']);
});

it('on wide screens twelve overs need no button', async () => {
  await show(opening(72), { progress: singles(72) });
  const button = await until(() => screen.getByRole('button', { name: 'Show all overs' }));
  expect(button.className).toContain('lg:hidden');
  screen.getByText(/^From live scores/);
});

it('a long gap is among the last balls when it is the latest change', async () => {
  const gap = { ...progress, innings: [innings(FIRST, ['1.0', 6, 0], ['4.0', 20, 0])] };
  await show(opening(24), { progress: gap });
  await until(() => expect(lastBalls().map(({ title }) => title)).toEqual(['4.0: 14 runs in 18 balls']));
});

it('a timeline of every ball needs no note on its source', async () => {
  await show(chase, { progress: { ...progress, source: 'balls' } });
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  expect(screen.queryByText(/^From live scores/)).toBeNull();
});

it('the bar of a chase is as long as the share of the target', async () => {
  await show({ ...chase, score: chase.score.map((one, at) => (at === 1 ? { ...one, r: 61 } : one)) });
  await until(() => screen.getByText(/^Need 122 off/));
  const bar = document.querySelector<HTMLElement>('[aria-hidden] > .h-full');
  expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo(100 / 3, 6);
});

it('the innings break of a Test has the status of the feed, because no target is known', async () => {
  const score = [{ inning: `${FIRST} Inning 1`, team: FIRST, r: 182, w: 10, o: '60.0' }];
  await show({ ...chase, matchType: 'test', status: 'Innings Break', score });
  await until(() => screen.getByText('Innings Break'));
  expect(screen.queryByText(/to win/)).toBeNull();
});

it('a wicket off a wide is told apart from the ball before it', async () => {
  const onFaults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events = innings(CHASING, ['0.1', 4, 0], ['0.1', 5, 1]);
  await show(chase, { progress: { ...progress, innings: [innings(FIRST), events] } });
  await until(() => screen.getByText('Wicket: 5/1'));
  expect(onFaults.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
});
