import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ScoreChip } from './score-chip.tsx';

/** Colours of the marks. */
const [PLAIN, FOUR, SIX, WICKET, GAP] = ['bg-raised', 'bg-sky', 'bg-floodlight', 'bg-live', 'border-dashed'];

it.each([
  ['a dot', { balls: 1, runs: 0, wickets: 0 }, '•', 'no run', PLAIN],
  ['a single', { balls: 1, runs: 1, wickets: 0 }, '1', '1 run', PLAIN],
  ['a four', { balls: 1, runs: 4, wickets: 0 }, '4', '4 runs', FOUR],
  ['five runs', { balls: 1, runs: 5, wickets: 0 }, '5', '5 runs', PLAIN],
  ['a six', { balls: 1, runs: 6, wickets: 0 }, '6', '6 runs', SIX],
  ['a six with an overthrow', { balls: 1, runs: 7, wickets: 0 }, '7', '7 runs', SIX],
  ['a wicket', { balls: 1, runs: 0, wickets: 1 }, 'W', 'no run, 1 wicket', WICKET],
  ['a run-out after a run', { balls: 1, runs: 1, wickets: 1 }, 'W+1', '1 run, 1 wicket', WICKET],
  ['a wide', { balls: 0, runs: 1, wickets: 0 }, '+1', '1 extra', PLAIN],
  ['a wide to the boundary', { balls: 0, runs: 4, wickets: 0 }, '+4', '4 extras', PLAIN],
  ['a stumping off a wide', { balls: 0, runs: 1, wickets: 1 }, 'W+1', '1 extra, 1 wicket', WICKET],
  ['a correction', { balls: 0, runs: -2, wickets: 0 }, '−2', 'Score corrected by -2', PLAIN],
  ['a gap', { balls: 4, runs: 6, wickets: 0 }, '4 balls: 6', '6 runs in 4 balls', GAP],
  ['a gap of two', { balls: 2, runs: 0, wickets: 0 }, '2 balls: 0', 'no run in 2 balls', GAP],
  [
    'a gap with wickets',
    { balls: 9, runs: 3, wickets: 2 },
    '9 balls: 3, 2W',
    '3 runs in 9 balls, 2 wickets',
    'border-live',
  ],
])('%s is marked, said and coloured', (_, change, mark, text, look) => {
  renderScreen(<ScoreChip event={{ overs: '3.2', total: 40, wicketsDown: 3, ...change }} />);
  const chip = screen.getByTitle(`3.2: ${text}`);
  expect(chip.firstChild?.textContent).toBe(mark);
  expect(chip.className).toContain(look);
});
