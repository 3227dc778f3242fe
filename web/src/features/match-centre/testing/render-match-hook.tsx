import { QueryClient, QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer, type TestHandler } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';

/** Renders a hook of a match for a signed-in user. The server closes after the test. */
export async function renderMatchHook<Result>(hook: () => Result, handlers: Record<string, TestHandler>) {
  const server = await startTestServer(handlers);
  onTestFinished(() => server.close());
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let fetching = 0;
  const render = () => {
    fetching = useIsFetching();
    return hook();
  };
  const { result } = renderHook(render, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  /** Waits until nothing is fetched and the results are rendered. */
  const settle = () => until(() => expect([client.isFetching(), fetching]).toEqual([0, 0]));
  return { result, client, settle, callsOf: server.callsOf };
}
