import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageFailed } from './page-failed.tsx';

const reasons = () => screen.getByRole('alert').textContent;

function show(text: string) {
  const onRetry = vi.fn();
  renderScreen(
    <MemoryRouter>
      <PageFailed
        heading="Player"
        error={new ApiError({ code: 'unavailable', status: 503, text })}
        onRetry={onRetry}
        otherPage={{ to: '/matches', name: 'All matches' }}
      />
    </MemoryRouter>,
  );
  return onRetry;
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

it('does not say twice that the data could not be loaded', () => {
  show('');
  expect(reasons()).not.toContain('Failed to load data');
});
