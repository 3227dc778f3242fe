import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { PremiumNumbers } from './premium-numbers.tsx';

let server: TestServer;
afterEach(() => server.close());

async function show(locksIn: readonly number[], share: number | null, of: number): Promise<HTMLElement> {
  const data = locksIn.map((minutes) => ({
    draftedLate: false,
    locked: true,
    locksAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  }));
  const captainInTopThree = { share, low: null, high: null, of };
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data } }),
    'GET /api/v1/analysis/track-record/': () => ({
      body: { status: 'success', data: { summary: { captainInTopThree } } },
    }),
  });
  const { container } = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <PremiumNumbers className="mt-3" />
      <Loaded />
    </QueryClientProvider>,
  );
  await until(() => expect(server.requests).toHaveLength(2));
  await until(() => screen.getByText('All is loaded'));
  return container;
}

const facts = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent);

it.each([
  [
    [-5, 10, 20],
    45,
    20,
    ['analyses open now2', 'line-ups a match, at most150', 'captains in the top three9 / 20'],
  ],
  [[10], 45, 19, ['analysis open now1', 'line-ups a match, at most150']],
  [[-5], 50, 40, ['line-ups a match, at most150', 'captains in the top three20 / 40']],
  [[10], null, 40, ['analysis open now1', 'line-ups a match, at most150']],
])(
  'with locks in %j minutes and %s percent of %i captains, has the facts',
  async (locks, share, of, expected) => {
    const container = await show(locks, share, of);
    expect(container.querySelector('dl')?.className).toContain('mt-3');
    await until(() => expect(facts(container)).toEqual(expected));
  },
);
