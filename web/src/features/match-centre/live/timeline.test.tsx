import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { until } from '../../../testing/until.ts';
import {
  CHASING,
  FIRST,
  chase,
  forecast,
  innings,
  lastBalls,
  line,
  opening,
  progress,
  scorecard,
  singles,
  openLivePages,
} from '../testing/open-live-page.tsx';

const { show } = openLivePages();

const overs = () =>
  within(screen.getByRole('region', { name: 'Over by over' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The wicket in the list of overs; the last one is named above it too. */
const wicket = (text: string) => within(screen.getByRole('region', { name: 'Over by over' })).getByText(text);

it('a live match opens on its timeline, the latest over first, with wickets and gaps', async () => {
  await show();
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Live');
  expect(overs()[0]).toMatch(/^This over2.*4 runs12\/1/);
  expect(screen.getAllByTitle('0.1: 4 runs')).toHaveLength(2);
  expect(screen.getAllByTitle('1.1: no run, 1 wicket')).toHaveLength(2);
  expect(screen.getAllByTitle('1.3: 4 runs in 2 balls')).toHaveLength(2);
  await until(() =>
    expect(wicket('Wicket: 8/1')?.parentElement?.textContent).toBe('Wicket: 8/1 · name to follow'),
  );
  expect(screen.queryByText('1–20')).toBeNull();
  const [more] = screen.getAllByRole('button', { name: 'Show first innings' });
  if (more) fireEvent.click(more);
  expect(screen.getByText('1–20').closest('li')?.textContent).toMatch(/^Overs1–20.*182 runs182\/6/);
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

it('dismissed batters in an unknown order are together at the later wicket, and the earlier one has no line', async () => {
  const unordered = scorecard.innings.map((each) => ({
    ...each,
    total: { runs: 119, wickets: 4, overs: '13.3' },
    batting: [
      ...each.batting,
      ...['Urspet', 'Talakad', 'Somnathpur', 'Belavadi'].map((name) => ({
        ...line,
        id: name,
        name,
        dismissal: 'b Rao',
      })),
    ],
    fallOfWickets: ['Urspet', 'Talakad'].map((id, at) => ({ wicket: at + 1, id })),
  }));
  const points = innings(
    CHASING,
    ['9.0', 73, 1],
    ['9.1', 73, 2],
    ['12.2', 106, 2],
    ['12.3', 106, 3],
    ['13.1', 118, 3],
    ['13.2', 118, 4],
    ['13.3', 119, 4],
  );
  await show(chase, {
    card: { ...scorecard, innings: unordered },
    progress: { ...progress, innings: [innings(FIRST), points] },
  });
  await until(() => screen.getByText('Wickets 3–4'));
  const lines = [...document.querySelectorAll('[data-over] ul > li')].map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual([
    'WWickets 3–4 · order not knownSomnathpur b Rao 5 (6)Belavadi b Rao 5 (6)',
    'WTalakad b Rao 5 (6)',
  ]);
});

it('the names of two wickets in one change of the score follow while the scorecard is from before them', async () => {
  const points = innings(CHASING, ['1.0', 8, 0], ['1.3', 12, 2]);
  const score = chase.score.map((one, at) => (at === 1 ? { ...one, w: 2 } : one));
  await show({ ...chase, score }, { progress: { ...progress, innings: [innings(FIRST), points] } });
  await until(() => expect(overs()[0]).toContain('2 wickets: 12/2 · names to follow'));
});

it.each([
  ['has the wicket, but not whose it is', 'live', 1],
  ['of a completed match has no wicket', 'completed', 0],
] as const)('no name follows when the scorecard %s', async (_, phase, wickets) => {
  const card = scorecard.innings.map((each) => ({ ...each, total: { runs: 12, wickets, overs: '1.3' } }));
  const tab = phase === 'completed' ? 'balls' : '';
  await show({ ...chase, phase }, { tab, card: { ...scorecard, innings: card } });
  await until(() => expect(wicket('Wicket: 8/1')?.parentElement?.textContent).toBe('Wicket: 8/1'));
});

it('the marks of several balls and of runs without a ball are explained while such a one is shown', async () => {
  const explained = /A dashed edge marks several balls at once\./;
  await show();
  await until(() => screen.getByText(explained));
  expect(screen.queryByText(/\+n: runs/)).toBeNull();
});

it('a wide or a no-ball is explained, and no dashed edge where all balls were seen', async () => {
  const points = innings(CHASING, ['0.1', 4, 0], ['0.1', 5, 0], ['0.2', 5, 0]);
  await show(chase, { progress: { ...progress, innings: [innings(FIRST), points] } });
  await until(() => screen.getByText('+n: runs with a wide or no-ball.'));
  expect(screen.queryByText(/dashed edge/)).toBeNull();
});

it('an over whose first balls were missed has them as one chip, before its balls to come', async () => {
  const points = innings(CHASING, ['1.0', 8, 0], ['1.3', 12, 1]);
  await show(chase, { progress: { ...progress, innings: [innings(FIRST), points] } });
  await until(() => expect(overs()[0]).toMatch(/^This over23 balls: 4, 1W.*4 runs12\/1/));
});

it.each([
  ['all are out', { r: 12, w: 10 }],
  ['the target is reached', { r: 183, w: 1 }],
])('an innings that ends within an over has no ball to come: %s', async (_, last) => {
  await show({ ...chase, score: chase.score.map((one, at) => (at === 1 ? { ...one, ...last } : one)) });
  await until(() => expect(overs()[0]).toMatch(/^Over2/));
});

it('a large change of the win chance is shown in the row of several overs too', async () => {
  const points = innings(CHASING, ['2.4', 15, 0], ['4.2', 30, 1]);
  const [before] = forecast.history;
  const point = { runs: 0, wickets: 0, at: forecast.madeAt };
  const history = [
    ...(before ? [before] : []),
    { ...point, innings: 2, overs: '2.4', teamA: 65 },
    { ...point, innings: 2, overs: '3.0', teamA: 80 },
    { ...point, innings: 2, overs: '6.0', teamA: 95 },
  ];
  await show(chase, {
    isPremium: true,
    progress: { ...progress, innings: [innings(FIRST), points] },
    forecast: { ...forecast, history },
  });
  await until(() => expect(overs()[0]).toMatch(/^Overs1–5/));
  await until(() => screen.getByText(`Win probability of ${FIRST}: 65% to 80%`));
});

const numbers = () => screen.getAllByText('Over').map((label) => Number(label.nextSibling?.textContent));

it('the timeline begins with the last four overs; wide screens have twelve, and a button opens the rest', async () => {
  await show(opening(78), { progress: singles(78) });
  await until(() => expect(overs()[0]).toMatch(/^Over13/));
  expect(numbers()).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const isOnWideOnly = screen
    .getAllByText('Over')
    .map((label) => label.closest('li.max-lg\\:hidden') !== null);
  expect(isOnWideOnly.filter((isHidden) => !isHidden)).toHaveLength(4);
  const [more] = screen.getAllByRole('button', { name: 'Show all overs' });
  if (more) fireEvent.click(more);
  expect(document.querySelector('li.max-lg\\:hidden')).toBeNull();
  expect(numbers()).toHaveLength(13);
  expect(screen.queryByRole('button', { name: 'Show all overs' })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Over9/);
  expect(
    lastBalls()
      .map(({ title }) => title.split(':')[0])
      .toReversed(),
  ).toEqual(['11.1', '11.2', '11.3', '11.4', '11.5', '12.0', '12.1', '12.2', '12.3', '12.4', '12.5', '13.0']);
});

it('after the press of a button the keyboard goes on at the first row that it added', async () => {
  const both = { ...progress, innings: [innings(FIRST, ['1.0', 6, 0]), ...singles(36).innings] };
  await show(chase, { progress: both });
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Show first innings' })));
  expect(document.activeElement?.textContent).toMatch(/^Over1.*6 runs6\/0$/);
});

it('on wide screens twelve overs need no button', async () => {
  await show(opening(72), { progress: singles(72) });
  const button = await until(() => screen.getByRole('button', { name: 'Show all overs' }));
  expect(button.classList.contains('lg:hidden')).toBe(true);
  screen.getByText(/^From live scores/);
});

it('the button says which innings it adds once all overs of this one are shown', async () => {
  const both = { ...progress, innings: [innings(FIRST, ['1.0', 6, 0]), ...singles(36).innings] };
  await show(chase, { progress: both });
  const phone = await until(() => screen.getByRole('button', { name: 'Show all overs' }));
  expect(phone.classList.contains('lg:hidden')).toBe(true);
  const wide = screen.getByRole('button', { name: 'Show first innings' });
  expect(wide.classList.contains('max-lg:hidden')).toBe(true);
});

it('a long gap is among the last balls when it is the latest change', async () => {
  const gap = { ...progress, innings: [innings(FIRST, ['1.0', 6, 0], ['4.0', 20, 0])] };
  await show(opening(24), { progress: gap });
  await until(() => expect(lastBalls().map(({ title }) => title)).toEqual(['4.0: 14 runs in 18 balls']));
  const dashed = document.querySelectorAll('li.border-l-2.border-dashed');
  expect([...dashed].map(({ textContent }) => textContent)).toEqual(['Overs2–414 runs20/0']);
});

it('a timeline of every ball needs no note on its source', async () => {
  await show(chase, { progress: { ...progress, source: 'balls' } });
  await until(() => screen.getByRole('region', { name: 'Over by over' }));
  expect(screen.queryByText(/^From live scores/)).toBeNull();
});

it('a wicket off a wide is told apart from the ball before it', async () => {
  const onFaults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events = innings(CHASING, ['0.1', 4, 0], ['0.1', 5, 1]);
  await show(chase, { progress: { ...progress, innings: [innings(FIRST), events] } });
  await until(() => expect(wicket('Wicket: 5/1')).toBeTruthy());
  expect(onFaults.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
});

it('fifties of the team and of a partnership have a line', async () => {
  const points = innings(CHASING, ['1.0', 44, 0], ['1.1', 48, 0], ['1.2', 52, 0]);
  await show(chase, { progress: { ...progress, innings: [innings(FIRST), points] } });
  await until(() => screen.getByText('50 up for the team'));
  screen.getByText('Partnership of 50');
});

it('an over that was seen in two parts has both', async () => {
  const points = innings(CHASING, ['0.3', 4, 0], ['1.0', 8, 0], ['1.3', 12, 0]);
  await show(chase, { progress: { ...progress, innings: [innings(FIRST), points] } });
  await until(() => expect(screen.getAllByTitle('1.0: 4 runs in 3 balls')).toHaveLength(2));
});

it('the first innings stays until the next has a ball, and its last over is over', async () => {
  const points = innings(FIRST, ['15.0', 90, 9], ['15.2', 92, 10]);
  await show(chase, { progress: { ...progress, innings: [points, innings(CHASING)] } });
  await until(() => expect(overs()[0]).toMatch(/^Over16/));
});

it('the last over of an innings before has no ball to come', async () => {
  const points = innings(FIRST, ['15.0', 90, 9], ['15.2', 92, 10]);
  const both = [points, innings(CHASING, ['1.3', 12, 1])];
  await show(chase, { progress: { ...progress, innings: both } });
  const [more] = await until(() => screen.getAllByRole('button', { name: 'Show first innings' }));
  if (more) fireEvent.click(more);
  expect(overs().filter((text) => text?.includes('16'))).toEqual([expect.stringMatching(/^Over16/)]);
});

it('the name of a wicket follows while the scorecard lacks the innings', async () => {
  await show(chase, { card: { ...scorecard, innings: scorecard.innings.slice(0, 1) } });
  await until(() =>
    expect(wicket('Wicket: 8/1')?.parentElement?.textContent).toBe('Wicket: 8/1 · name to follow'),
  );
});

it.each([
  [['R Nair', 'S Pillai'], 'Wicket: 8/1 · R Nair or S Pillai'],
  [['R Nair'], 'Wicket: 8/1 · name to follow'],
])('a wicket since the scorecard, with %j at the crease, names who may be out', async (names, text) => {
  const batting = names.map((name) => ({ ...line, id: name, name, dismissal: null }));
  const before = scorecard.innings.map((each) => ({
    ...each,
    batting,
    total: { runs: 8, wickets: 0, overs: '1' },
  }));
  await show(chase, { card: { ...scorecard, innings: before } });
  await until(() => expect(wicket('Wicket: 8/1')?.parentElement?.textContent).toBe(text));
});

it('on phones a mark is explained once an over with it is shown', async () => {
  const [all] = singles(78).innings;
  const gap = all ? [{ ...all, points: all.points.filter((_, at) => at < 6 || at > 8) }] : [];
  await show(opening(78), { progress: { ...progress, innings: gap } });
  const explained = await until(() => screen.getByText(/A dashed edge/, { selector: 'span' }));
  expect(explained.classList.contains('max-lg:hidden')).toBe(true);
  const [more] = screen.getAllByRole('button', { name: 'Show all overs' });
  if (more) fireEvent.click(more);
  expect(explained.classList.contains('max-lg:hidden')).toBe(false);
});
