import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { DataAge } from './data-age.ts';
import { FreshnessLine } from './freshness-line.tsx';

const age: DataAge = { asOf: 1, ageMs: 4 * 60_000, isCached: false, isStale: false, delayedMinutes: null };
const cached = { ...age, isCached: true, isStale: true };

it('says how late the feed is', () => {
  renderScreen(<FreshnessLine age={{ ...age, isStale: true, delayedMinutes: 4 }} />);
  expect(line()).toMatch(/^Scores as of .* · Delayed 4 min$/);
});

it('offers to try again beside cached data', () => {
  const onRetry = vi.fn();
  const { rerender } = renderScreen(<FreshnessLine age={age} onRetry={onRetry} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<FreshnessLine age={cached} onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not call cached data new', () => {
  renderScreen(<FreshnessLine age={{ ...cached, ageMs: 9_000 }} />);
  expect(line()).toBe('Using cached data');
});

const announced = () => screen.getByRole('status').textContent;
const line = () => document.querySelector('p')?.textContent;

describe('polls', () => {
  it('are not announced while they succeed, though the line shows them', () => {
    const { unmount } = renderScreen(<FreshnessLine age={age} />);
    expect(line()).toContain('Live:');
    expect(announced()).toBe('');
    unmount();
    renderScreen(<FreshnessLine age={age} loading="Updating..." />);
    expect(line()).toBe('Updating... · 4 minutes ago');
    expect(announced()).toBe('');
  });

  it('are announced once when they fail, without an age and also while the next one runs', () => {
    const { rerender } = renderScreen(<FreshnessLine age={cached} />);
    expect(line()).toBe('Using cached data · 4 minutes ago');
    expect(announced()).toBe('Using cached data');
    rerender(<FreshnessLine age={cached} loading="Updating..." />);
    expect(announced()).toBe('Using cached data');
    expect(screen.getByRole('status').className).toBe('sr-only');
  });
});
