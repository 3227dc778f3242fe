import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { buyEverySecond, type Purchases } from './testing/buy-premium.ts';
import { expectSettledPayments } from './testing/expect-settled-payments.ts';
import { followStreams, type FollowedStreams, readVersions } from './testing/follow-streams.ts';
import { makeAccessToken } from './testing/make-access-token.ts';
import { type FailedRequest, sendReads, type SentReads } from './testing/send-reads.ts';
import { hasCaddy } from './testing/start-caddy.ts';
import { type Deployment, startDeployment } from './testing/start-deployment.ts';

/** How often each server restarts; a release is tested with RESTARTS=10. */
const RESTARTS = Number(process.env['RESTARTS'] ?? 2);
const READS_PER_SECOND = Number(process.env['READS_PER_SECOND'] ?? 200);
const STREAMS = Number(process.env['STREAMS'] ?? 500);
const BACK_WITHIN_MS = 15_000;
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
let headers: { readonly authorization: string };
let reads: SentReads;
let purchases: Purchases;
let streams: FollowedStreams;

describe.skipIf(!hasCaddy)('under load behind Caddy', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    const { url } = database;
    deployment = await startDeployment({ web: [url, url], worker: url });
    const { caddy, sandboxes } = deployment;
    headers = { authorization: `Bearer ${await makeAccessToken()}` };
    streams = await followStreams(caddy.address, STREAMS);
    await vi.waitFor(() => expect(streams.open()).toBe(STREAMS), { timeout: 120_000, interval: 100 });
    reads = sendReads({ address: caddy.address, paths: PATHS, headers, perSecond: READS_PER_SECOND });
    purchases = buyEverySecond({ address: caddy.address, sandboxAddress: sandboxes.address });
  }, LIMIT_MS);
  afterEach(async () => {
    streams.stop();
    await Promise.all([reads.stop(), purchases.stop()]);
    await deployment.stop();
    await database.drop();
  });

  test(
    `restarting each of two servers ${RESTARTS} times fails no request and loses no payment`,
    async () => {
      for (let restart = 0; restart < 2 * RESTARTS; restart += 1) {
        await deployment.restart(restart % 2, 'SIGTERM');
        await expectStreamsUpToDate();
      }
      await Promise.all([reads.stop(), purchases.stop()]);
      report();
      expect(reads.failed).toEqual([]);
      expect(purchases.failed).toEqual([]);
      expect(streams.longestGapMs()).toBeLessThan(BACK_WITHIN_MS);
      await expectSettledPayments(database, deployment.sandboxes, purchases.paid);
    },
    LIMIT_MS,
  );

  test(
    'killing a server fails only requests that it was answering',
    async () => {
      const kills: number[] = [];
      for (const index of [0, 1]) {
        kills.push(Date.now());
        await deployment.restart(index, 'SIGKILL');
        await expectStreamsUpToDate();
      }
      await Promise.all([reads.stop(), purchases.stop()]);
      report();
      const isOpenAtKill = ({ startedAt, endedAt }: FailedRequest) =>
        kills.some((killedAt) => startedAt <= killedAt && killedAt <= endedAt);
      const failed = [...reads.failed, ...purchases.failed];
      expect(failed.filter((request) => !isOpenAtKill(request))).toEqual([]);
      await expectSettledPayments(database, deployment.sandboxes, purchases.paid);
    },
    LIMIT_MS,
  );
});

/** Waits until every reader has the versions that a new reader gets now. */
async function expectStreamsUpToDate(): Promise<void> {
  const versions = await readVersions(deployment.caddy.address);
  const isUpToDate = () => {
    expect(streams.open()).toBe(STREAMS);
    expect(streams.countBehind(versions)).toBe(0);
  };
  await vi.waitFor(isUpToDate, { timeout: BACK_WITHIN_MS, interval: 100 });
}

function report(): void {
  const { paid, failed } = purchases;
  process.stderr.write(
    `${reads.count()} reads, ${reads.failed.length} failed; ${paid.length} payments, ${failed.length} failed; ` +
      `${streams.reconnects()} reconnections, the longest after ${Math.round(streams.longestGapMs())} ms\n` +
      failed
        .slice(0, 3)
        .map(({ what }) => `${what}\n`)
        .join(''),
  );
}
