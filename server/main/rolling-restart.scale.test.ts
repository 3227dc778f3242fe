import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { buyEverySecond, type Purchases } from './testing/buy-premium.ts';
import { expectSettledPayments } from './testing/expect-settled-payments.ts';
import { expectStreamsUpToDate } from './testing/expect-streams-up-to-date.ts';
import { followStreams, type FollowedStreams } from './testing/follow-streams.ts';
import { makeAccessToken } from './testing/make-access-token.ts';
import { type FailedRequest, sendReads, type SentReads } from './testing/send-reads.ts';
import { hasCaddy } from './testing/start-caddy.ts';
import { type Deployment, startDeployment } from './testing/start-deployment.ts';

/** How often each server restarts, and the load meanwhile: small, because CI does much else on the same machine. */
const RESTARTS = Number(process.env['RESTARTS'] ?? 1);
const READS_PER_SECOND = Number(process.env['READS_PER_SECOND'] ?? 50);
const STREAMS = Number(process.env['STREAMS'] ?? 50);
const BACK_WITHIN_MS = 15_000;
/** A lost process keeps its claim of a webhook for a minute, and lost webhooks are made up for each minute. */
const SETTLED_WITHIN_MS = 150_000;
/** For machines on which other work runs. */
const LIMIT_MS = 120_000 * (2 + RESTARTS);

const PATHS = [
  '/api/v1/cricket/dashboard/overview/',
  '/api/v1/cricket/current-matches/',
  '/api/cricket/matches/recent/',
  '/api/cricket/teams/',
  '/api/subscriptions/premium/status/',
];

if (!hasCaddy) process.stderr.write('Rolling restarts are not tested: install the Debian package caddy.\n');

let database: TestDatabase;
let deployment: Deployment;
let streams: FollowedStreams;
let reads: SentReads;
let purchases: Purchases;
const paid: string[] = [];

describe.skipIf(!hasCaddy)('under load behind Caddy', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const { url } = database;
    deployment = await startDeployment({ web: [url, url], worker: url });
    streams = await followStreams(deployment.caddy.address, STREAMS);
    await vi.waitFor(() => expect(streams.open()).toBe(STREAMS), { timeout: 120_000, interval: 100 });
  }, LIMIT_MS);
  beforeEach(async () => {
    const { caddy, sandboxes } = deployment;
    const headers = { authorization: `Bearer ${await makeAccessToken()}` };
    reads = sendReads({ address: caddy.address, paths: PATHS, headers, perSecond: READS_PER_SECOND });
    const shop = { address: caddy.address, sandboxAddress: sandboxes.address };
    purchases = buyEverySecond(shop, `after-${paid.length}`);
  });
  afterEach(() => Promise.all([reads.stop(), purchases.stop()]));
  afterAll(async () => {
    streams.stop();
    await deployment.stop();
    await database.drop();
  });

  test(
    `restarting each of two servers ${RESTARTS} times fails no request and loses no payment`,
    async () => {
      for (let restart = 0; restart < 2 * RESTARTS; restart += 1) {
        await deployment.end(restart % 2, 'SIGTERM');
        await deployment.start(restart % 2);
        await vi.waitFor(() => expectRequests(restart % 2), { timeout: BACK_WITHIN_MS });
        await expectUpToDate();
      }
      await stopLoad();
      expect(reads.failed).toEqual([]);
      expect(purchases.failed).toEqual([]);
      expect(streams.longestGapMs()).toBeLessThan(BACK_WITHIN_MS);
      await expectSettledPayments(database, deployment.sandboxes, paid);
    },
    LIMIT_MS,
  );

  // Purchases may fail until Caddy notices: before 2.11.2 it does not repeat a POST that found its server gone.
  test(
    'killing a server fails only reads that it was answering, and loses no payment',
    async () => {
      const kills: (readonly [number, number])[] = [];
      for (const index of [0, 1]) {
        const killedAt = Date.now();
        await deployment.end(index, 'SIGKILL');
        kills.push([killedAt, Date.now()]);
        await deployment.start(index);
        await expectUpToDate();
      }
      await stopLoad();
      const isOpenAtKill = ({ startedAt, endedAt }: FailedRequest) =>
        kills.some(([from, to]) => startedAt <= to && from <= endedAt);
      expect(reads.failed.filter((request) => !isOpenAtKill(request))).toEqual([]);
      await expectSettledPayments(database, deployment.sandboxes, paid, SETTLED_WITHIN_MS);
    },
    LIMIT_MS,
  );
});

/** Fails until Caddy has sent this server a request, other than its checks. */
async function expectRequests(index: number): Promise<void> {
  const metrics = await fetch(`${deployment.web[index]?.address}/metrics`);
  expect(await metrics.text()).toMatch(/^gullylens_http_requests_total\{route="(?!reportReady|readMetrics)/m);
}

const expectUpToDate = () =>
  expectStreamsUpToDate(streams, {
    address: deployment.caddy.address,
    count: STREAMS,
    withinMs: BACK_WITHIN_MS,
  });

/** Ends the load and reports what it met. */
async function stopLoad(): Promise<void> {
  await Promise.all([reads.stop(), purchases.stop()]);
  paid.push(...purchases.paid);
  const failed = [...reads.failed, ...purchases.failed];
  const bought = `${purchases.paid.length} payments, ${purchases.failed.length} failed`;
  const reconnected = `${streams.reconnects()} reconnections, the longest after ${Math.round(streams.longestGapMs())} ms`;
  const examples = failed.slice(0, 3).map(({ what }) => `${what}\n`);
  process.stderr.write(
    `${reads.count()} reads, ${reads.failed.length} failed; ${bought}; ${reconnected}\n${examples.join('')}`,
  );
}
