import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postJson } from '../billing/testing/paying-user.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../platform/testing/database-proxy.ts';
import {
  type DebianPostgres,
  findDebianPostgres,
  startDebianPostgres,
} from '../platform/testing/start-debian-postgres.ts';
import { migrateDatabase } from './prepare-database.ts';
import { buyEverySecond, type Shop, signIn } from './testing/buy-premium.ts';
import { expectSettledPayments } from './testing/expect-settled-payments.ts';
import { expectStreamsUpToDate } from './testing/expect-streams-up-to-date.ts';
import { followStreams, type FollowedStreams } from './testing/follow-streams.ts';
import { makeAccessToken } from './testing/make-access-token.ts';
import { sendReads } from './testing/send-reads.ts';
import { hasCaddy } from './testing/start-caddy.ts';
import { type Deployment, startDeployment } from './testing/start-deployment.ts';

/** How long PostgreSQL's port swallows everything. By default not at all: silent connections are given up after 35 s. */
const BLACKHOLE_SECONDS = Number(process.env['BLACKHOLE_SECONDS'] ?? 0);
const READS_PER_SECOND = Number(process.env['READS_PER_SECOND'] ?? 50);
const STREAMS = Number(process.env['STREAMS'] ?? 50);
/** Longer than a connection without a response is waited for. */
const BACK_WITHIN_MS = 60_000;
/** Razorpay's sandbox repeats a webhook for half a minute; orders are checked after a minute. */
const SETTLED_WITHIN_MS = 150_000;
const LIMIT_MS = 300_000 + BLACKHOLE_SECONDS * 1_000;

const OVERVIEW = '/api/v1/cricket/dashboard/overview/';
const PATHS = [OVERVIEW, '/api/v1/cricket/current-matches/', '/api/cricket/matches/recent/'];

const bin = await findDebianPostgres();
const canRun = bin !== null && hasCaddy;
if (!canRun)
  process.stderr.write(
    'Outages of PostgreSQL are not tested: install the Debian packages postgresql and caddy.\n',
  );

let postgres: DebianPostgres;
let database: OpenDatabase;
let network: DatabaseProxy;
let deployment: Deployment;
let streams: FollowedStreams;
const paid: string[] = [];

describe.skipIf(!canRun)('two servers and a worker under load', () => {
  beforeAll(async () => {
    postgres = await startDebianPostgres(bin ?? '');
    const url = await postgres.createDatabase('outages');
    await migrateDatabase(url);
    database = openDatabase(url);
    network = await startDatabaseProxy(url);
    deployment = await startDeployment({ web: [network.url, network.url], worker: network.url });
    streams = await followStreams(deployment.caddy.address, STREAMS);
    await vi.waitFor(() => expect(streams.open()).toBe(STREAMS), { timeout: 120_000, interval: 100 });
  }, LIMIT_MS);
  afterAll(async () => {
    streams.stop();
    await deployment.stop();
    await network.stop();
    await database.close();
    await postgres.stop();
  });

  test('survive that PostgreSQL ends all their connections', () => outlast(endConnections), LIMIT_MS);
  test('survive that PostgreSQL restarts', () => outlast(postgres.restart), LIMIT_MS);
  test.skipIf(BLACKHOLE_SECONDS === 0)(
    `survive that PostgreSQL's port is silent for ${BLACKHOLE_SECONDS} s`,
    () => outlast(silence),
    LIMIT_MS,
  );
});

async function endConnections(): Promise<void> {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

/** Drops all bytes. Connections from before stay silent for ever. Scores keep their age meanwhile. */
async function silence(): Promise<void> {
  const from = Date.now();
  network.stall();
  await delay(BLACKHOLE_SECONDS * 1_000);
  for (const { address } of deployment.web) {
    const { as_of, current_matches } = await readOverview(address);
    expect(Date.parse(as_of)).toBeLessThanOrEqual(from);
    expect(current_matches.length).toBeGreaterThan(0);
  }
  network.open();
}

/** Lets users read and pay through an outage. Afterwards everything is as before, without help. */
async function outlast(outage: () => Promise<void>): Promise<void> {
  const shop = { address: deployment.caddy.address, sandboxAddress: deployment.sandboxes.address };
  const ended = await endSession(shop);
  const headers = { authorization: `Bearer ${await makeAccessToken()}` };
  const reads = sendReads({ address: shop.address, paths: PATHS, headers, perSecond: READS_PER_SECOND });
  const purchases = buyEverySecond(shop, `buyer-${paid.length}`);
  const morePaid = async () => {
    const wanted = purchases.paid.length + 2;
    await vi.waitFor(() => expect(purchases.paid.length).toBeGreaterThan(wanted), {
      timeout: BACK_WITHIN_MS,
    });
  };
  await morePaid();
  const running = outage();
  await expectRefused(ended);
  await running;
  const over = Date.now();
  await morePaid();
  const backMs = Date.now() - over;
  await expectRefused(ended);
  await expectStreamsUpToDate(streams, { address: shop.address, count: STREAMS, withinMs: BACK_WITHIN_MS });
  await Promise.all([reads.stop(), purchases.stop()]);
  paid.push(...purchases.paid);
  expect(reads.failed.map(({ what }) => what)).toEqual([]);
  await expectSettledPayments(database, deployment.sandboxes, paid, SETTLED_WITHIN_MS);
  process.stderr.write(
    `${reads.count()} reads; three payments within ${backMs} ms, all ${purchases.paid.length} settled after ${Date.now() - over} ms; ${purchases.failed.length} purchases interrupted; ${streams.reconnects()} reconnections\n`,
  );
}

/** Signs a user in and out. Returns the header of the ended session. */
async function endSession(shop: Shop): Promise<string> {
  const { access, refresh } = await signIn(shop, 'gone@example.com');
  const { status } = await postJson(`${shop.address}/api/auth/logout/`, { refresh });
  expect(status).toBe(200);
  return `Bearer ${access}`;
}

async function expectRefused(authorization: string): Promise<void> {
  for (const { address } of deployment.web) {
    const { status } = await fetch(address + OVERVIEW, { headers: { authorization } });
    expect(status).toBe(401);
  }
}

async function readOverview(address: string): Promise<Overview['data']> {
  const headers = { authorization: `Bearer ${await makeAccessToken()}` };
  return Overview.parse(await (await fetch(address + OVERVIEW, { headers })).json()).data;
}
