import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { until } from '../../../testing/until.ts';
import {
  CHASING,
  FIRST,
  chase,
  forecast,
  innings,
  opening,
  progress,
  scorecard,
  openLivePages,
} from '../testing/open-live-page.tsx';
import { FEED } from '../testing/open-match-page.tsx';

const { show, close, callsOf } = openLivePages();

it('the header has what the chase needs and its rates, the card below the last balls and the partnership', async () => {
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

/** The scorecard with this total of the second innings. */
const cardAt = (runs: number, wickets: number, over: string) => {
  const [first, second] = scorecard.innings;
  return { ...scorecard, innings: [first, { ...second, total: { runs, wickets, overs: over } }] };
};

/** The line above the players at the crease, then each with their numbers. */
const crease = () => {
  const [batters] = screen.getAllByRole('table', { name: 'Batters' });
  const card = batters?.closest('[style]');
  const rows = [...(card?.querySelectorAll('p, tbody tr') ?? [])];
  return rows.map(
    (row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' ') || row.textContent,
  );
};

const extras = () => screen.queryByText('Extras', { selector: 'dt' })?.parentElement?.textContent;

it('the card has the extras of a scorecard that is not older than the score', async () => {
  await show(chase, { card: cardAt(12, 1, '1.3') });
  await until(() => expect(extras()).toBe('Extras0'));
  await close();
  await show(chase, { card: cardAt(5, 1, '0.3') });
  await until(() => screen.getByText('Batters, bowler: over 0.3'));
  expect(extras()).toBeUndefined();
});

it('the last balls have a line between overs, where a wide after an over belongs to the next', async () => {
  const points = innings(FIRST, ['0.5', 5, 0], ['1.0', 6, 0], ['1.0', 7, 0], ['1.1', 8, 0]);
  await show(opening(6), { progress: { ...progress, innings: [points] } });
  const list = await until(() => screen.getByRole('list', { name: 'Last balls' }));
  await until(() =>
    expect([...list.children].map((item) => item.getAttribute('title'))).toEqual([
      '1.1: 1 run',
      '1.0: 1 extra',
      null,
      '1.0: 1 run',
      '0.5: 5 runs in 5 balls',
    ]),
  );
});

it('the page names batters and bowler by a scorecard as new as the score', async () => {
  await show(chase, { card: cardAt(12, 1, '1.3') });
  await until(() =>
    expect(crease()).toEqual(['R Nair 5 6 1 0 83.0', 'New batter: name to follow', 'A Rao 0.3 0 5 0 10.0']),
  );
});

/** The chase after these overs. */
const chaseAt = (o: string) => ({
  ...chase,
  score: chase.score.map((each, i) => (i === 1 ? { ...each, o } : each)),
});

it('the page says as of which over they are while the scorecard is up to two overs behind', async () => {
  await show(chaseAt('2.3'), { card: cardAt(5, 1, '0.3') });
  await until(() =>
    expect(crease()).toEqual([
      'Batters, bowler: over 0.3',
      'R Nair 5 6 1 0 83.0',
      'New batter: name to follow',
      'A Rao 0.3 0 5 0 10.0',
    ]),
  );
});

it.each([
  ['is more than two overs behind', cardAt(5, 1, '0.3'), chaseAt('2.4')],
  ['is of the innings before', { ...scorecard, innings: scorecard.innings.slice(0, 1) }],
])('the page names nobody while the scorecard %s', async (_, card, match = chase) => {
  await show(match, { card });
  await until(() => expect(callsOf(`GET ${FEED}scorecard/`)).toBeGreaterThan(0));
  await until(() => expect(document.querySelectorAll('.animate-pulse-soft.h-41')).toHaveLength(0));
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

it('members see win chances, and the swing of the over', async () => {
  await show(chase, { isPremium: true });
  await until(() => screen.getByText('MLM 70%'));
  const link = screen.getByText('DCD 30%').closest('a');
  expect(link?.getAttribute('href')).toBe('/?tab=charts');
  expect(link?.textContent).toMatch(/MLM 70%DCD 30%$/);
  await until(() => screen.getByText(`Win probability of ${FIRST}: 50% to 70%`));
});

/** The area of the first team, above that of the second; 0 to 100 from left to right and from the top down. */
const area = () =>
  screen
    .getByText('MLM 70%')
    .closest('a')
    ?.querySelector('path[d$="Z"]')
    ?.getAttribute('d')
    ?.replaceAll(/\.\d+/g, '');

it('members see how the win chances came about; while only one is known, that one', async () => {
  await show(chase, { isPremium: true });
  await until(() => expect(area()).toBe('M0 0L0 50L7 70L7 0Z'));
  await close();
  await show(chase, { isPremium: true, forecast: { ...forecast, history: forecast.history.slice(1) } });
  await until(() => expect(area()).toBe('M0 0L0 70L100 70L100 0Z'));
});

it('members read on phones why there are no win chances', async () => {
  const without = { ...forecast, win: null, limitation: 'super over' } as const;
  await show(chase, { isPremium: true, forecast: without });
  await until(() => {
    const lines = screen.getAllByText('The match is tied. We give no chance for a super over.');
    expect(lines.some((line) => line.closest('.max-lg\\:hidden') === null)).toBe(true);
  });
});

const inBreak = { ...chase, score: chase.score.slice(0, 1) };

it('in the innings break phones have the win chances before all else, and wide screens have their chart', async () => {
  await show(inBreak, { isPremium: true });
  const chance = await until(() => screen.getByText('MLM 70%'));
  const best = await until(() => screen.getByRole('heading', { name: 'Top batters' }));
  expect(chance.compareDocumentPosition(best)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const heading = await until(() => screen.getByRole('heading', { name: 'Win probability' }));
  expect(heading.closest('.max-lg\\:hidden')).not.toBeNull();
  await close();
  await show(inBreak);
  await until(() => screen.getByRole('heading', { name: 'Top batters' }));
  expect(screen.queryByText(/%$/)).toBeNull();
});

it('the rate of a complete innings is not a current one', async () => {
  await show(inBreak);
  await until(() => screen.getByText('Run rate'));
  expect(screen.queryByText('CRR')).toBeNull();
});

it('a screen reader is told each complete over, not each ball', async () => {
  await show();
  const spoken = await until(() => screen.getByText(`Over 1: 8 runs. ${CHASING} 8/0`));
  expect(spoken.getAttribute('role')).toBe('status');
});

it('an innings break says what the other team needs and who was best', async () => {
  await show({ ...chase, score: chase.score.slice(0, 1) }, { card: scorecard });
  await until(() => screen.getByText(`${CHASING} need 183 to win`));
  screen.getByText('9.15');
  const best = await until(() => screen.getByRole('heading', { name: 'Top batters' }).closest('section'));
  expect(best?.textContent).toBe('Top battersMLMR Nair5* (6)');
  const bowlers = screen.getByRole('heading', { name: 'Top bowlers' }).closest('section');
  expect(bowlers?.textContent).toMatch(/^Top bowlersDCD/);
});

const scorelessAfter = (o: string) => [{ inning: `${FIRST} Inning 1`, team: FIRST, r: 0, w: 0, o }];

it('a first innings says who chose until its first ball', async () => {
  await show({ ...chase, score: scorelessAfter('0') });
  await until(() => screen.getByText(`${CHASING} opt to bowl`));
  await close();
  await show({ ...chase, score: scorelessAfter('0.1') });
  await until(() => screen.getByText('CRR'));
  expect(screen.queryByText(`${CHASING} opt to bowl`)).toBeNull();
});

it('a first innings has one projection: the total at this rate, for members that of the forecast', async () => {
  await show(opening(60));
  await until(() => screen.getByText('At this rate'));
  screen.getByText('120');
  await close();
  const total = { team: FIRST, mean: 150.6, p10: 130, p50: 150, p90: 171 };
  await show(opening(60), {
    isPremium: true,
    forecast: { ...forecast, stage: 'first innings', totals: [total] },
  });
  const header = await until(() => screen.getAllByText('Projected total', { selector: 'header dt' })[0]);
  expect(header?.closest('div')?.textContent).toBe('Projected total151');
  expect(screen.queryByText('At this rate')).toBeNull();
});

it('the innings break of a Test has the status of the feed, because no target is known', async () => {
  const score = [{ inning: `${FIRST} Inning 1`, team: FIRST, r: 182, w: 10, o: '60.0' }];
  await show({ ...chase, matchType: 'test', status: 'Innings Break', score });
  await until(() => screen.getByText('Innings Break'));
  expect(screen.queryByText(/to win/)).toBeNull();
});

it('a chase that has reached its target says so', async () => {
  await show({ ...chase, score: chase.score.map((each, at) => (at === 1 ? { ...each, r: 183 } : each)) });
  await until(() => screen.getByText(`${CHASING} have reached the target`));
});
