import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { StaleNote } from './stale-note.tsx';

const updatedAt = new Date('2026-11-21T06:30:00.000Z').getTime();
const note = (isStale: boolean, minutes: number) => (
  <StaleNote age={{ isStale, updatedAt, now: updatedAt + minutes * 60_000 }} />
);

it('a screen reader hears once that scores are old, and not their age every minute', () => {
  const { container, rerender } = renderScreen(note(false, 0));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(note(true, 2));
  expect(container.textContent).toContain('2 minutes ago');
  const said = status.textContent;
  expect(said).toBe('The data may be out of date.');
  rerender(note(true, 3));
  expect(container.textContent).toContain('3 minutes ago');
  expect(status.textContent).toBe(said);
});
