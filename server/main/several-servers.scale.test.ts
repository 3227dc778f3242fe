import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { makeAccessToken } from './testing/make-access-token.ts';
import { type RunningValkey, startValkey } from '../platform/testing/start-valkey.ts';
import { type ServerProcess, startServerProcess } from './testing/start-server-process.ts';
import { openLiveStream } from './testing/open-live-stream.ts';

/** Hits per day; low, so that a refresh every second would soon exceed it. */
const LIMIT = 12;
const REFRESHES = 1000;
const AT_ONCE = 20;
/** Time for another server to take over the lease of a killed one. */
const LEASE_MOVES_MS = 15_000;

const OVERVIEW = '/api/v1/cricket/dashboard/overview/';
const PAGES = [
  OVERVIEW,
  '/api/v1/cricket/dashboard/live-matches/',
  '/api/v1/cricket/dashboard/upcoming-matches/',
  '/api/v1/cricket/dashboard/featured-matches/',
  '/api/v1/cricket/current-matches/',
  '/api/cricket/matches/recent/',
  '/api/status/',
];

interface World {
  readonly database: TestDatabase;
  readonly sandboxes: RunningSandboxes;
  readonly valkey: RunningValkey;
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly headers: { readonly authorization: string };
}

let world: World;

async function openWorld(feed: object): Promise<World> {
  const database = await createTestDatabase();
  const sandboxes = await startSandboxes({ port: 0 });
  const valkey = await startValkey();
  await fetch(`${sandboxes.address}/control/feed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(feed),
  });
  const needs = {
    databaseUrl: database.url,
    sandboxAddress: sandboxes.address,
    valkeyUrl: valkey.url,
  };
  const first = await startServerProcess(needs);
  await vi.waitFor(async () => expect(await leaseOf(database)).toBeDefined(), { timeout: 20_000 });
  const servers = [first, await startServerProcess(needs)] as const;
  const headers = { authorization: `Bearer ${await makeAccessToken()}` };
  return { database, sandboxes, valkey, servers, headers };
}

async function closeWorld({ database, sandboxes, valkey, servers }: World): Promise<void> {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await valkey.stop();
  await sandboxes.stop();
  await database.drop();
}

/** Requests every page of every running server and returns the statuses. */
async function statuses({ servers, headers }: World): Promise<number[]> {
  const living = servers.filter((server) => server.alive());
  const answers = living.flatMap(({ address }) => PAGES.map((page) => fetch(address + page, { headers })));
  return (await Promise.all(answers)).map(({ status }) => status);
}

const all = (status: number, { servers }: World) =>
  servers.filter((server) => server.alive()).flatMap(() => PAGES.map(() => status));

/** The polling lease, held by the server that started first. */
async function leaseOf({ pool }: TestDatabase): Promise<{ holder: string; fencing: number } | undefined> {
  const { rows } = await pool.query(
    `select holder, fencing::int from leases where name = 'cricket-poll' and expires_at > now()`,
  );
  return rows[0];
}

async function expectSameUpdates({ servers, headers }: World): Promise<void> {
  const streams = await Promise.all(servers.map(({ address }) => openLiveStream(address, headers)));
  try {
    const [one, other] = streams;
    const numbers = await Promise.all([one?.nextUpdates(3), other?.nextUpdates(3)]);
    const last = Math.max(...numbers.flatMap((some) => some ?? []));
    await Promise.all(streams.map((stream) => stream.untilUpdate(last)));
  } finally {
    for (const stream of streams) stream.close();
  }
}

async function readOverview({ address }: ServerProcess, { headers }: World): Promise<Overview['data']> {
  const answer = await fetch(address + OVERVIEW, { headers });
  return Overview.parse(await answer.json()).data;
}

/** Waits until a server shows a match and returns the time of its feed. */
function untilReceived(server: ServerProcess, reader: World): Promise<number> {
  const read = async () => {
    const { as_of, current_matches } = await readOverview(server, reader);
    expect(current_matches.length).toBeGreaterThan(0);
    return Date.parse(as_of);
  };
  return vi.waitFor(read, { timeout: 20_000 });
}

describe('two servers on one database and one Valkey', () => {
  beforeEach(async () => {
    world = await openWorld({ speed: 5 });
  });
  afterEach(() => closeWorld(world));

  test('the streams of both have every update, whichever server polls', async () => {
    await expectSameUpdates(world);
  });

  test('pages and streams work while Valkey is emptied and after it is killed', async () => {
    const streaming = expectSameUpdates(world);
    const valkey = new Redis(world.valkey.url);
    await valkey.flushall();
    valkey.disconnect();
    expect(await statuses(world)).toEqual(all(200, world));
    await streaming;
    await world.valkey.stop();
    expect(await statuses(world)).toEqual(all(200, world));
    await expectSameUpdates(world);
  });

  test('without Valkey and vendors, every page shows the last data and its age', async () => {
    const receivedAt = await Promise.all(world.servers.map((server) => untilReceived(server, world)));
    await world.valkey.stop();
    await world.sandboxes.stop();
    const awayFrom = Date.now();
    for (let turn = 0; turn < 10; turn += 1) expect(await statuses(world)).toEqual(all(200, world));
    for (const [i, server] of world.servers.entries()) {
      const { as_of, current_matches } = await readOverview(server, world);
      expect(Date.parse(as_of)).toBeGreaterThanOrEqual(receivedAt[i] ?? Number.NaN);
      expect(Date.parse(as_of)).toBeLessThanOrEqual(awayFrom);
      expect(current_matches.length).toBeGreaterThan(0);
    }
  });
});

describe('two servers and one quota', () => {
  beforeEach(async () => {
    world = await openWorld({ hitsLimit: LIMIT, hitsToday: 0, speed: 50 });
  });
  afterEach(() => closeWorld(world));

  test('a thousand forced refreshes and a kill stay within it, and the lease moves', async () => {
    let sent = 0;
    let kills: Promise<void> | null = null;
    const before = await leaseOf(world.database);
    const refreshOn = async () => {
      while (sent < REFRESHES) {
        sent += 1;
        const { address } = world.servers[sent % 2 === 0 && world.servers[0].alive() ? 0 : 1];
        if (sent === REFRESHES / 2) kills = world.servers[0].end('SIGKILL');
        const method = 'POST';
        const request = fetch(`${address}/api/v1/cricket/dashboard/sync/`, {
          method,
          headers: world.headers,
        });
        const answer = await request.catch(() => null);
        if (answer !== null) expect([202, 429]).toContain(answer.status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, refreshOn));
    await kills;
    const next = { fencing: (before?.fencing ?? 0) + 1 };
    const isSucceeded = async () => expect(await leaseOf(world.database)).toMatchObject(next);
    await vi.waitFor(isSucceeded, { timeout: LEASE_MOVES_MS });
    expect(await hitsAtVendor(world)).toBeLessThanOrEqual(LIMIT);
    expect(await statuses(world)).toEqual(all(200, world));
  });
});

/** Hits counted by the vendor. */
async function hitsAtVendor({ sandboxes }: World): Promise<number> {
  const answer = await fetch(`${sandboxes.address}/cricapi/v1/countries?apikey=sandbox`);
  const { info } = z.object({ info: z.object({ hitsToday: z.int() }) }).parse(await answer.json());
  return info.hitsToday - 1;
}
