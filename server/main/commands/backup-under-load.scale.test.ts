import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postJson } from '../../billing/testing/paying-user.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { findFreePort } from '../../platform/find-free-port.ts';
import type { BundledProgram } from '../../platform/testing/bundle-program.ts';
import {
  type DebianPostgres,
  findDebianPostgres,
  startDebianPostgres,
} from '../../platform/testing/start-debian-postgres.ts';
import { migrateDatabase } from '../prepare-database.ts';
import { buyEverySecond, type Shop, signIn } from '../testing/buy-premium.ts';
import { expectSettledPayments } from '../testing/expect-settled-payments.ts';
import { makeAccessToken } from '../testing/make-access-token.ts';
import { sendReads } from '../testing/send-reads.ts';
import { bundleServer, type ServerProcess, startServerProcess } from '../testing/start-server-process.ts';
import { backUpDatabase } from './back-up-database.ts';
import { restoreDatabase } from './restore-database.ts';

const OVERVIEW = '/api/v1/cricket/dashboard/overview/';
const HITS_LIMIT = 100;

const bin = await findDebianPostgres();

let postgres: DebianPostgres;
let sandboxes: RunningSandboxes;
let program: BundledProgram;
let folder: string;
const opened: OpenDatabase[] = [];
const servers: ServerProcess[] = [];

describe.skipIf(bin === null)('a database that is lost', () => {
  beforeAll(async () => {
    postgres = await startDebianPostgres(bin ?? '');
    sandboxes = await startSandboxes({ port: 0 });
    await postJson(`${sandboxes.address}/control/feed`, { hitsLimit: HITS_LIMIT, hitsToday: 0 });
    program = await bundleServer();
    folder = await mkdtemp(path.join(tmpdir(), 'gullylens-backup-'));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all(opened.map(({ close }) => close()));
    await program.remove();
    await sandboxes.stop();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  test('is replaced by a backup taken under load: promises to buyers and readers hold', async () => {
    const source = await createDatabase('source');
    await migrateDatabase(source.url);
    const file = path.join(folder, 'under-load');
    const { paid, hits } = await backUpUnderLoad(source, file);

    const copy = await createDatabase('copy');
    const { faults } = await restoreDatabase({ url: copy.url, file, replace: false });
    expect(faults).toEqual([]);
    expect(await readHits(copy)).toBeGreaterThanOrEqual(hits);
    await expectScoresWithoutVendors(copy);

    await startServer(copy, sandboxes.address, 'worker');
    const { rows } = await copy.pool.query('select razorpay_order_id as id from billing_orders');
    const known = new Set(rows.map(({ id }) => id));
    await expectSettledPayments(
      copy,
      sandboxes,
      paid.filter((id) => known.has(id)),
      150_000,
    );
    expect(await readHits(copy)).toBeLessThanOrEqual(HITS_LIMIT);
  }, 300_000);
});

async function createDatabase(name: string): Promise<OpenDatabase> {
  const database = openDatabase(await postgres.createDatabase(name), { connections: 4 });
  opened.push(database);
  return database;
}

async function startServer({ url }: OpenDatabase, sandboxAddress: string, roles: string) {
  const server = await startServerProcess({
    databaseUrl: url,
    sandboxAddress,
    program: program.file,
    settings: { ROLES: roles, MIGRATE_AT_START: '0' },
  });
  servers.push(server);
  return server;
}

/**
 * Backs up while users read and pay, then kills the server. Returns all orders that were paid, of which the backup lacks
 * the last ones and has one unpaid, and the hits that were used before.
 */
async function backUpUnderLoad(source: OpenDatabase, file: string) {
  const server = await startServer(source, sandboxes.address, 'api,live,worker');
  const shop = { address: server.address, sandboxAddress: sandboxes.address };
  const headers = { authorization: `Bearer ${await makeAccessToken()}` };
  const reads = sendReads({ address: server.address, paths: [OVERVIEW], headers, perSecond: 100 });
  const purchases = buyEverySecond(shop);
  const untilPaid = (count: number) =>
    vi.waitFor(() => expect(purchases.paid.length).toBeGreaterThan(count), { timeout: 30_000 });
  const unpaid = await openOrder(shop);
  await untilPaid(3);
  const hits = await readHits(source);
  await backUpDatabase(source.url, file);
  await postJson(`${shop.sandboxAddress}/razorpay/pay`, {
    order_id: unpaid,
    outcome: 'captured',
    webhook: false,
  });
  await untilPaid(purchases.paid.length + 1);
  await Promise.all([reads.stop(), purchases.stop()]);
  expect([...reads.failed, ...purchases.failed]).toEqual([]);
  await server.end('SIGKILL');
  return { paid: [...purchases.paid, unpaid], hits };
}

async function openOrder(shop: Shop): Promise<string> {
  const { access } = await signIn(shop, 'late@example.com');
  const headers = { authorization: `Bearer ${access}` };
  const { body } = await postJson(`${shop.address}/api/subscriptions/premium/create-order/`, {}, headers);
  return String(body['order_id']);
}

/** Hits of CricAPI that the ledger has for the latest day. */
async function readHits({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query('select hits_today as today from vendor_days order by day desc limit 1');
  return rows[0].today;
}

/** A server that reaches none of the vendors shows the matches of the backup, with their age. */
async function expectScoresWithoutVendors(copy: OpenDatabase): Promise<void> {
  const from = Date.now();
  const nowhere = `http://127.0.0.1:${await findFreePort()}`;
  const { address } = await startServer(copy, nowhere, 'api,live');
  const headers = { authorization: `Bearer ${await makeAccessToken()}` };
  const answer = await fetch(address + OVERVIEW, { headers });
  const { as_of, current_matches } = Overview.parse(await answer.json()).data;
  expect(Date.parse(as_of)).toBeLessThan(from);
  expect(current_matches.length).toBeGreaterThan(0);
}
