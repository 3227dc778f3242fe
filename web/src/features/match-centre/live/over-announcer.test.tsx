import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { innings, progress } from '../testing/open-live-page.tsx';
import { OverAnnouncer } from './over-announcer.tsx';

const after = (...points: [string, number, number][]) => (
  <OverAnnouncer progress={{ ...progress, innings: [innings('Monsoons', ...points)] }} />
);

const spoken = () => screen.getByRole('status').textContent;

it('an over that the feed corrects after its end is announced as corrected, the next one is not', () => {
  const { rerender } = renderScreen(after(['0.5', 4, 0], ['1.0', 6, 0]));
  expect(spoken()).toBe('Over 1: 6 runs. Monsoons 6/0');
  rerender(after(['0.5', 4, 0], ['1.0', 7, 0]));
  expect(spoken()).toBe('Corrected: Over 1: 7 runs. Monsoons 7/0');
  rerender(after(['0.5', 4, 0], ['1.0', 7, 0], ['2.0', 9, 0]));
  expect(spoken()).toBe('Over 2: 2 runs. Monsoons 9/0');
});

it('nothing is announced before an over is complete, and the last over stays until the next innings has a ball', () => {
  const { rerender } = renderScreen(after(['0.5', 4, 0]));
  expect(spoken()).toBe('');
  const first = innings('Monsoons', ['0.5', 4, 0], ['1.0', 6, 0]);
  rerender(<OverAnnouncer progress={{ ...progress, innings: [first, innings('Drifters')] }} />);
  expect(spoken()).toBe('Over 1: 6 runs. Monsoons 6/0');
});
