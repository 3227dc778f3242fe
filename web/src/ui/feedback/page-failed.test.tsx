import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { storeRecentSearch } from '../../platform/storage/recent-searches.ts';
import { renderPage, renderScreen } from '../../testing/render-screen.tsx';
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

it('does not try again what would fail again, nor without a network', () => {
  show('', { status: 403 });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('');
  expect(screen.queryByText(/Trying again/)).toBeNull();
  onLine.mockRestore();
});

it('leads back to the page before, and else to the dashboard', () => {
  const failed = <PageFailed title="The forum did not load" error={null} onRetry={() => undefined} />;
  const client = new QueryClient();
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/matches', '/forum']}>
        <Routes>
          <Route path="/matches" element="Matches" />
          <Route path="/forum" element={failed} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  screen.getByRole('link', { name: 'Dashboard' });
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  screen.getByText('Matches');
  cleanup();
  renderPage(failed, '/forum');
  screen.getByRole('link', { name: 'Dashboard' });
  expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
});
