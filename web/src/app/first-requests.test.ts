import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSession } from '../testing/test-people.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { requestPageAhead } from './first-requests.ts';

const STATUS = 'GET /api/subscriptions/premium/status/';
const OLD_MATCH = 'GET /api/v1/cricket/history/1082591/';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  server = await startTestServer({ [STATUS]: () => ({ body: {} }), [OLD_MATCH]: () => ({ body: {} }) });
});
afterEach(() => server.close());

/** Waits until these calls, and no others, were received. */
const expectCalls = (calls: readonly string[]) =>
  until(() => expect(server.requests.map(({ call }) => call).toSorted()).toEqual(calls));

it('the dashboard requests the Premium status', async () => {
  storeSession();
  requestPageAhead('/dashboard');
  await expectCalls([STATUS]);
});

it('a match requests itself and the Premium status, also with a slash at the end', async () => {
  storeSession();
  requestPageAhead('/matches/1082591/');
  await expectCalls([STATUS, OLD_MATCH]);
});

it('without a session, and on other pages, nothing is requested', async () => {
  requestPageAhead('/dashboard');
  storeSession();
  for (const path of ['/account', '/dashboard-old', '/matches', '/matches/1082591/x', '/my/matches/1'])
    requestPageAhead(path);
  requestPageAhead('/dashboard/');
  await expectCalls([STATUS]);
});
