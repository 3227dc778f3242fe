import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { NavigationProgress, PROGRESS_DELAY_MS, showWhileLoading } from './page-loading.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.queryByText('Loading');

function startLoading() {
  const outcomes: { load: () => void; fail: () => void }[] = [];
  const loading = new Promise<string>((resolve, reject) => {
    outcomes.push({ load: () => resolve('the page'), fail: () => reject(new Error('not loaded')) });
  });
  return { result: showWhileLoading(loading).catch(() => 'a failure'), ...outcomes[0] };
}

describe('the progress of a navigation', () => {
  it('is not shown for a page that loads at once', async () => {
    renderScreen(<NavigationProgress />);
    const page = startLoading();
    await pass(PROGRESS_DELAY_MS - 1);
    expect(bar()).toBeNull();
    page.load?.();
    expect(await page.result).toBe('the page');
    await pass(PROGRESS_DELAY_MS);
    expect(bar()).toBeNull();
  });

  it.each(['load', 'fail'] as const)(
    'is shown while a page takes longer, until it has ended: %s',
    async (end) => {
      renderScreen(<NavigationProgress />);
      const page = startLoading();
      await pass(PROGRESS_DELAY_MS);
      expect(bar()).not.toBeNull();
      page[end]?.();
      await pass(0);
      expect(bar()).toBeNull();
    },
  );

  it('is shown until the last of two pages has loaded', async () => {
    renderScreen(<NavigationProgress />);
    const [first, second] = [startLoading(), startLoading()];
    await pass(PROGRESS_DELAY_MS);
    first?.load?.();
    await pass(0);
    expect(bar()).not.toBeNull();
    second?.load?.();
    await pass(0);
    expect(bar()).toBeNull();
  });
});
