import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testProjection } from '../../testing/test-projections.ts';
import { initialLineupChoices, type LineupChoices, LineupForm } from './lineup-form.tsx';
import { LineupResults } from './lineup-results.tsx';

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
  short: false,
} as unknown as LineupResponse;

const show = (parts: Partial<LineupResponse>, hasStarted = false) =>
  renderPage(<LineupResults answer={{ ...answer, ...parts }} hasStarted={hasStarted} />);
const notes = () =>
  [...document.querySelectorAll('section > div:nth-of-type(1) > p')].map((p) => p.textContent);
const opened = () =>
  screen.getAllByRole('button', { name: /^Line-up/ }).map((one) => one.getAttribute('aria-expanded'));

describe('the notes on line-ups', () => {
  it('state how good they are when that is known', () => {
    show({ expectedBest: 540.6, proof: { gapToRunnerUp: 1.25 } as LineupResponse['proof'], short: true });
    expect(notes().slice(2)).toEqual([
      'The playing XIs are not announced yet; these are the probable players. The points include that some of them may not play.',
      'Over the simulated matches the best of them scores 541 points on average.',
      expect.stringMatching(
        /^Proved the best: every other eleven has at least 1\.[23] fewer expected points\.$/,
      ),
      expect.stringMatching(/^Only 2 different line-ups fit your choices\./),
    ]);
  });

  it.each([
    [false, false, /^The playing XIs are not announced yet/],
    [false, true, /^The playing XIs were not announced/],
    [true, true, /^Built from the announced playing XIs/],
  ])('state only which players they use: announced %s, started %s', (announced, hasStarted, text) => {
    show({ announced }, hasStarted);
    expect(notes().slice(2)).toEqual([expect.stringMatching(text)]);
  });
});

describe('line-ups in a list', () => {
  it('are closed, each with its other players, and open to their board', () => {
    show({});
    expect(opened()).toEqual(['false', 'false']);
    const [first] = screen.getAllByRole('button', { name: /^Line-up 1/ });
    expect(first?.textContent).toMatch(/^Line-up 11Player 0 \(C\), Player 1 \(VC\)512\.3400–630Player 2, /);
    fireEvent.click(first ?? document.body);
    expect(opened()).toEqual(['true', 'false']);
    screen.getByRole('region', { name: 'Line-up 1' });
    expect(first?.textContent).not.toContain('Player 2, ');
  });

  it('of one are open', () => {
    show({ lineups: [lineup] });
    expect(opened()).toEqual(['true']);
  });

  it('have the players by how many hold them, then by their share', () => {
    show({});
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1, 4)).toEqual([
      'Player 3Deccan Drifters2 (100%)3.0%',
      'Player 10Deccan Drifters1 (50%)10.0%',
      'Player 9Deccan Drifters1 (50%)9.0%',
    ]);
  });
});

function choose(parts: Partial<LineupChoices>) {
  const onChange = vi.fn();
  const choices = { ...initialLineupChoices, ...parts };
  renderPage(
    <LineupForm
      projections={players}
      choices={choices}
      busy={false}
      onChange={onChange}
      onBuild={() => undefined}
    />,
  );
  return onChange;
}

const range = () => screen.getByRole<HTMLInputElement>('slider');

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
    choose({ players: { ...inAll, other: 'out', free: 'open' } });
    screen.getByText('11 in, 1 out');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Build line-ups' }).disabled).toBe(false);
  });
});
