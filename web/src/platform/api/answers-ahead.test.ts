import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asha, storeSession } from '../../testing/test-people.ts';
import { heldAnswer, refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { clearAnswersAhead, prefetchMissing, requestAhead, takeAnswersAhead } from './answers-ahead.ts';
import { apiQuery } from './api-query.ts';

const CALL = 'GET /api/subscriptions/premium/status/';
const query = apiQuery(CALL);
const status = { body: { isPremium: false } };

let held: ReturnType<typeof heldAnswer>;
let server: TestServer;
beforeEach(async () => {
  held = heldAnswer();
  server = await startTestServer({ [CALL]: held.handler });
  storeSession();
  requestAhead([[CALL]]);
});
afterEach(async () => {
  clearAnswersAhead();
  await server.close();
});

/** Creates a query cache as a page does. */
function open() {
  const client = new QueryClient();
  takeAnswersAhead(client);
  return client;
}

/** Waits until the answer has arrived. */
const arrive = () => until(() => expect(open().getQueryData(query.queryKey)).toEqual(status.body));

it('an answer that came before the page is in its cache at once and is not requested again', async () => {
  held.give(status);
  await arrive();
  const client = open();
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  expect(client.isFetching()).toBe(0);
  stop();
  expect(server.callsOf(CALL)).toBe(1);
});

it('a page waits for an answer on its way, without another request', async () => {
  const client = open();
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  held.give(status);
  await until(() => expect(client.getQueryData(query.queryKey)).toEqual(status.body));
  stop();
  expect(server.callsOf(CALL)).toBe(1);
});

it('a request that failed is sent again as the query retries', async () => {
  held.give(refusal(503, 'unavailable', ''));
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
  takeAnswersAhead(client);
  await until(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'));
  expect(server.callsOf(CALL)).toBe(2);
});

it('another user and a later cache get nothing', async () => {
  held.give(status);
  await arrive();
  storeSession({ user: { ...asha, id: 'user-2' } });
  expect(open().getQueryState(query.queryKey)).toBeUndefined();
  storeSession();
  clearAnswersAhead();
  expect(open().getQueryState(query.queryKey)).toBeUndefined();
});

it('a page that is opened later requests only what its cache does not have', async () => {
  held.give(status);
  await arrive();
  const client = open();
  prefetchMissing(client, [[CALL], ['GET /api/v1/analysis/']]);
  await until(() => expect(server.callsOf('GET /api/v1/analysis/')).toBe(1));
  expect(server.callsOf(CALL)).toBe(1);
});
