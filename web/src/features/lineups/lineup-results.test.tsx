import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testProjection } from '../../testing/test-projections.ts';
import { initialLineupChoices, type LineupChoices } from './lineup-choices.ts';
import { LineupForm } from './lineup-form.tsx';
import { LineupResults } from './lineup-results.tsx';
import { lineupTeams } from './lineup-teams.ts';

const keys = Array.from({ length: 11 }, (_, at) => `p${at}`);
const lineup = { players: keys, captain: 'p0', viceCaptain: 'p1', expected: 512.34, p10: 400, p90: 630 };
const players = keys.map((key, at) => ({
  ...testProjection({ key, name: `Player ${at}`, pickPercentage: at }),
  held: at === 3 ? 2 : 1,
  exposure: at === 3 ? 100 : 50,
}));
const answer = {
  announced: false,
  expectedBest: null,
  lineups: [lineup, { ...lineup, players: keys.toReversed() }],
  players,
  proof: null,
  projectedAt: '2026-11-21T09:00:00.000Z',
  short: false,
} as unknown as LineupResponse;

const teams = lineupTeams(players);
const show = (parts: Partial<LineupResponse>, { hasStarted = false, isOutdated = false } = {}) =>
  renderPage(
    <LineupResults
      answer={{ ...answer, ...parts }}
      title="Monsoons vs Drifters"
      teams={teams}
      hasStarted={hasStarted}
      isOutdated={isOutdated}
    />,
  );
const notes = () =>
  [...document.querySelectorAll('section > div:nth-of-type(1) > p')].map((p) => p.textContent);
const rows = () => screen.getAllByRole('button', { name: /^Line-up/ });
const opened = () => rows().map((one) => one.getAttribute('aria-expanded'));

describe('the notes on line-ups', () => {
  it('state how good they are when that is known', () => {
    show({ expectedBest: 540.6, proof: { gapToRunnerUp: 1.25 } as LineupResponse['proof'], short: true });
    expect(notes()).toEqual([
      expect.stringMatching(/^Only 2 different line-ups fit your choices\./),
      'The playing XIs are not announced yet; these are the probable players. The points include that some of them may not play.',
      expect.stringMatching(
        /^Proved the best: every other line-up has at least 1\.[23] fewer expected points\.$/,
      ),
    ]);
    screen.getByText('Over the simulated matches the best of them scores 541 points on average.');
  });

  it.each([
    [false, false, /^The playing XIs are not announced yet/],
    [false, true, /^The playing XIs were not announced/],
    [true, true, /^Built from the announced playing XIs/],
  ])('state only which players they use: announced %s, started %s', (announced, hasStarted, text) => {
    show({ announced }, { hasStarted });
    expect(notes()).toEqual([expect.stringMatching(text)]);
  });
});

describe('line-ups in a list', () => {
  const other = { ...testProjection({ key: 'x', name: 'Extra' }), held: 1, exposure: 50 };
  const changed = { ...lineup, players: [...keys.slice(0, 10), 'x'], expected: 500 };

  it('are rows, the best of them open on its board', () => {
    show({});
    expect(opened()).toEqual(['true', 'false']);
    screen.getByRole('region', { name: 'Line-up 1' });
    fireEvent.click(rows()[0] ?? document.body);
    expect(opened()).toEqual(['false', 'false']);
    expect(screen.queryByRole('region', { name: 'Line-up 1' })).toBeNull();
  });

  it.each([
    ['one line-up', [lineup], 0],
    ['two of one captain', [lineup, changed], 1],
    ['two of two captains', answer.lineups, 1],
  ])('of %s offer no choice of captain, and explain changes when there are any', (_, lineups, count) => {
    show({ lineups, players: [...players, other] });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryAllByText(/^In and out: changes from line-up 1/)).toHaveLength(count);
  });

  it('state what differs from the best one, and their roles and teams', () => {
    show({ lineups: [lineup, changed], players: [...players, other] });
    const [best, second] = rows().map(({ textContent }) => textContent);
    expect(best).toMatch(
      /^Line-up 11CPlayer 0VCPlayer 111 BATDD 11512\.3 expected points; likely range 400 to 630512\.3400–630$/,
    );
    expect(second).toContain('In: ExtraOut: Player 10');
  });

  it('are named with words for their points and range', () => {
    show({});
    const name = /DD 11 512\.3 expected points; likely range 400 to 630$/;
    expect(screen.getAllByRole('button', { name })).toEqual(rows());
  });

  it('of the same players state that only the captains differ', () => {
    show({});
    expect(rows()[1]?.textContent).toContain('Same players, other captains');
  });

  it('are twenty at first, then all, or those of one captain with their numbers', () => {
    const many = keys.slice(1).map((key, at) => ({ ...lineup, players: [key, 'p0'], expected: 400 - at }));
    const lineups = [...many, ...many, ...many.map((one) => ({ ...one, players: ['p0', 'p1'] }))];
    show({ lineups });
    expect(rows()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(rows()).toHaveLength(30);
    fireEvent.change(screen.getByRole('combobox', { name: 'Captain' }), { target: { value: 'p10' } });
    expect(rows().map(({ textContent }) => textContent?.slice(0, 10))).toEqual(['Line-up 28', 'Line-up 29']);
  });

  it('built before the announcement of the elevens say so', () => {
    show({}, { isOutdated: true });
    screen.getByText(/^The playing XIs were announced after these were built/);
  });

  it('have the players by how many hold them, then by their share', () => {
    show({});
    const table = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(table.slice(1, 4)).toEqual([
      'Player 3DD2\u00a0(100%)–3.0%',
      'Player 10DD1\u00a0(50%)110.0%',
      'Player 9DD1\u00a0(50%)–9.0%',
    ]);
  });
});

function choose(parts: Partial<LineupChoices>) {
  const onChange = vi.fn();
  const choices = { ...initialLineupChoices, ...parts };
  renderPage(
    <LineupForm
      projections={players}
      teams={teams}
      choices={choices}
      busy={false}
      onChange={onChange}
      onBuild={() => undefined}
    />,
  );
  return onChange;
}

const range = () => screen.getByRole<HTMLInputElement>('slider');

const namesInForm = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('.font-semibold')?.textContent);

describe('the choices for line-ups', () => {
  it('describe the chosen style', () => {
    choose({ style: 'safe' });
    screen.getByText('Reliable scorers.');
    expect(screen.queryByText('Highest expected points.')).toBeNull();
  });

  it.each([
    [1, true],
    [2, false],
  ])('of %d line-ups share players: fixed %s', (count, isFixed) => {
    choose({ count });
    expect(range().disabled).toBe(isFixed);
  });

  it('count the players in all and in none, and allow eleven in all', () => {
    const inAll = Object.fromEntries(keys.map((key) => [key, 'in' as const]));
    choose({ players: { ...inAll, other: 'out' } });
    screen.getByText('11 in, 1 out');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Build line-ups' }).disabled).toBe(false);
  });

  it('follow the contest, and keep the players', () => {
    const onChange = choose({ count: 7, players: { p1: 'in' } });
    screen.getByText('Your own number and style.');
    fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
    expect(onChange).toHaveBeenCalledWith({
      ...initialLineupChoices,
      count: 20,
      style: 'high-risk',
      players: { p1: 'in' },
    });
  });

  it.each([1, 150])('allow %d line-ups', (count) => {
    choose({ count });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([Number.NaN, 0, 151, 2.5])('refuse %d line-ups beside the field', (count) => {
    choose({ count });
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 150.');
    const field = screen.getByLabelText(/How many line-ups/);
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Build line-ups' }).disabled).toBe(true);
  });

  it('take a player in, out, and free again', () => {
    const onChange = choose({ players: { p1: 'in', p2: 'out' } });
    const press = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      return onChange.mock.lastCall?.[0].players;
    };
    expect(press('Player 1 in all line-ups')).toEqual({ p2: 'out' });
    expect(press('Player 1 in no line-up')).toEqual({ p1: 'out', p2: 'out' });
    expect(press('Player 3 in all line-ups')).toEqual({ p1: 'in', p2: 'out', p3: 'in' });
    expect(screen.getByRole('button', { name: 'Player 2 in no line-up' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('show the players of one role at a time', () => {
    const [one, two, ...others] = players;
    if (!one || !two) throw new Error('no players');
    const projections = [
      { ...one, role: 'keeper' as const, playChance: 99.6 },
      { ...two, role: 'bowler' as const, playChance: 91.6 },
    ];
    renderPage(
      <LineupForm
        projections={[...projections, ...others]}
        teams={teams}
        choices={initialLineupChoices}
        busy={false}
        onChange={() => undefined}
        onBuild={() => undefined}
      />,
    );
    expect(namesInForm()).toEqual(['Player 0']);
    expect(screen.queryByRole('radio', { name: /^AR/ })).toBeNull();
    screen.getByText(/· Likely to play$/);
    fireEvent.click(screen.getByRole('radio', { name: 'BOWL 1' }));
    expect(namesInForm()).toEqual(['Player 1']);
    screen.getByText('DD · 92% to play');
  });
});
