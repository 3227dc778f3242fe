import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha } from '../../testing/test-people.ts';
import { PaymentWatchProvider } from './payment-watch-provider.tsx';
import { writePendingOrder } from './pending-order.ts';

const { file } = vi.hoisted(() => ({ file: { failures: 0, watched: [] as string[] } }));
vi.mock('./watch-order.ts', () => ({
  get watchOrder() {
    if (file.failures-- > 0)
      throw new TypeError('Failed to fetch dynamically imported module: watch-order.js');
    return ({ orderId }: { orderId: string }) => {
      file.watched.push(orderId);
      return () => file.watched.push('stopped');
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  file.watched = [];
  writePendingOrder({ userId: asha.id, orderId: 'order_abcdef1234', since: Date.now() });
});

const show = () =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentWatchProvider userId={asha.id}>{null}</PaymentWatchProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a pending payment is watched once its file loads, however often that fails', async () => {
  file.failures = 3;
  const { unmount } = show();
  await wait(9_999);
  expect(file.watched).toEqual([]);
  await wait(5_001);
  expect(file.watched).toEqual(['order_abcdef1234']);
  unmount();
  expect(file.watched).toEqual(['order_abcdef1234', 'stopped']);
});

it('the file is not requested again after the page is left', async () => {
  file.failures = 1;
  const { unmount } = show();
  await wait(0);
  unmount();
  await wait(60_000);
  expect(file.watched).toEqual([]);
});
