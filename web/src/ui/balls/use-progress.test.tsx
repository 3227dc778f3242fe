import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { useProgress } from './use-progress.ts';

const stream = vi.hoisted(() => ({ isConnected: true }));
vi.mock('../../platform/live/live-provider.tsx', () => ({ useLiveConnected: () => stream.isConnected }));

let server: TestServer;
afterEach(() => server.close());

const match = { key: 'm', phase: 'live', score: [] } as const;
const answer = { matchId: 'm', source: 'scores', ballsPerOver: 6, innings: [], as_of: null };

function Part({ name }: { name: string }) {
  const { data } = useProgress(match);
  return <p>{data ? name : `${name} waits`}</p>;
}

async function open() {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/m/progress/': () => ({ body: { status: 'success', data: answer } }),
  });
  storeSession();
  const client = new QueryClient();
  const page = (...parts: ReactNode[]) => <QueryClientProvider client={client}>{parts}</QueryClientProvider>;
  const { rerender } = renderScreen(null);
  const header = <Part key="header" name="header" />;
  const fetched = () => server.requests.length;
  return { show: (...parts: ReactNode[]) => rerender(page(...parts)), client, header, fetched };
}

it('totals that a part has fetched are used by the parts that come and go beside it', async () => {
  const { show, client, header, fetched } = await open();
  show(header, <Part key="charts" name="charts" />);
  await until(() => screen.getByText('charts'));
  show(header, <Part key="live" name="live" />);
  await until(() => screen.getByText('live'));
  show(header);
  expect(client.isFetching()).toBe(0);
  expect(fetched()).toBe(1);
});

it('totals are fetched again when none of the parts was there for a time', async () => {
  const { show, header, fetched } = await open();
  show(header);
  await until(() => screen.getByText('header'));
  show();
  show(<Part key="live" name="live" />);
  await until(() => expect(fetched()).toBe(2));
});

it('totals are fetched again after a reconnect', async () => {
  const { show, header, fetched } = await open();
  show(header);
  await until(() => screen.getByText('header'));
  stream.isConnected = false;
  show(<Part key="header" name="header" />);
  stream.isConnected = true;
  show(<Part key="header" name="header" />);
  await until(() => expect(fetched()).toBe(2));
});
