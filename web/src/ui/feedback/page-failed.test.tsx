import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { storeRecentSearch } from '../../platform/storage/recent-searches.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { PageFailed } from './page-failed.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const reasons = () => screen.getByRole('alert').textContent;

function show(text: string, { status = 503, failures = 1 } = {}) {
  const onRetry = vi.fn();
  renderPage(
    <PageFailed
      heading="Player"
      title="This player did not load"
      error={new ApiError({ code: 'unavailable', status, text })}
      onRetry={onRetry}
      failures={failures}
      otherPage={{ to: '/matches', name: 'All matches' }}
    />,
    '/players/one',
  );
  return onRetry;
}

function passSeconds(count: number) {
  for (let second = 0; second < count; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

it('keeps the heading of a page that failed, and gives the server’s reason, a retry and other pages', () => {
  const onRetry = show('Back in a moment.');
  screen.getByRole('heading', { level: 1, name: 'Player' });
  expect(reasons()).toContain('Back in a moment.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/matches',
    '/dashboard',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('is headed by the name of what it shows, once that is known', () => {
  storeRecentSearch({ to: '/players/one', name: 'S Roy' });
  show('');
  screen.getByRole('heading', { level: 1, name: 'S Roy' });
});

it('does not say twice that the data could not be loaded', () => {
  show('');
  expect(reasons()).not.toContain('Failed to load data');
});

it.each([
  [1, 10],
  [2, 20],
  [9, 40],
])('after %i failures tries again once in %i s', (failures, seconds) => {
  vi.useFakeTimers();
  const onRetry = show('', { failures });
  screen.getByText(`Trying again in ${seconds} s`);
  passSeconds(seconds - 1);
  expect(onRetry).not.toHaveBeenCalled();
  passSeconds(50);
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not try again while the page is hidden', () => {
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const onRetry = show('');
  passSeconds(50);
  expect(onRetry).not.toHaveBeenCalled();
  hidden.mockRestore();
});

it('does not try again what would fail again', () => {
  show('', { status: 403 });
  expect(screen.queryByText(/Trying again/)).toBeNull();
});
