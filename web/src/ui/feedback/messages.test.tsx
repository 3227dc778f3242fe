import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { InlineError, SaveStatus } from './inline-error.tsx';

it('an error is announced when there is one', () => {
  const { container } = renderScreen(<InlineError error={null} otherwise="Not sent" />);
  expect(container.textContent).toBe('');
  renderScreen(<InlineError error={new Error('x')} otherwise="Not sent" />);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
});

it.each([
  [true, null, 'Saved.', 'text-turf'],
  [false, null, '', 'text-turf'],
  [false, new Error('x'), 'Not saved', 'text-danger'],
])('a save status with saved %s and the error %s is “%s”', (saved, error, text, look) => {
  renderScreen(<SaveStatus change={{ isSuccess: saved, error }} otherwise="Not saved" />);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(screen.getByRole('status').className).toContain(look);
});

it('a failure says why when the reason is known', () => {
  const retry = vi.fn();
  renderScreen(<FailurePanel title="No matches" lines={['The feed is away']} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toBe('No matchesThe feed is awayTry Again');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});
