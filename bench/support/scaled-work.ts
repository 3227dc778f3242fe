import { setTimeout as delay } from 'node:timers/promises';
import { storeMatches } from '../../server/matches/store/store-matches.ts';
import { makeFeedMatch } from '../../server/matches/testing/make-feed-match.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { createLog } from '../../server/platform/log.ts';
import { createPostgresBus } from '../../server/platform/message-bus.ts';
import type { HttpLoad } from '../steps/http-load-step.ts';
import { startInteractiveStep } from '../steps/interactive-step.ts';
import type { EventArrival } from '../steps/live-readers-step.ts';
import { runStep } from '../steps/run-step.ts';
import { buyOnce } from './buy-premium.ts';
import { median } from './statistics.ts';

export const CONNECTIONS = 48;
export const STREAMS = 2_000;
export const BUYERS = 8;
/** As many with one server as with four. */
const CLIENT_PROCESSES = 4;
const EVENTS = 9;
const FOR_MS = 3_000;
const OVERVIEW = '/api/v1/cricket/dashboard/overview/';

export interface Target {
  readonly address: string;
  readonly port: number;
}

/** Measures the servers from `start` to `stop`. */
export interface Meter {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What the same clients did, spread over some servers. */
export interface Work {
  readonly units: number;
  /** Units per second, or for streams the inverse of the seconds until the last reader has an update. */
  readonly rate: number;
}

/** Reads the overview over 48 connections. A unit is a read. */
export async function readOverviews(servers: readonly Target[], meter: Meter, access: string): Promise<Work> {
  await meter.start();
  const headers = JSON.stringify({ authorization: `Bearer ${access}`, 'accept-encoding': 'gzip' });
  const shared = [OVERVIEW, headers, '200', String(FOR_MS), String(CONNECTIONS / CLIENT_PROCESSES)];
  const loads = await Promise.all(
    Array.from({ length: CLIENT_PROCESSES }, (_, i) =>
      runStep<HttpLoad>('http-load-step', ['127.0.0.1', String(portOf(servers, i)), ...shared]),
    ),
  );
  await meter.stop();
  const sum = (of: (load: HttpLoad) => number) => loads.reduce((total, load) => total + of(load), 0);
  return { units: sum(({ readsInAll }) => readsInAll), rate: sum(({ perSecond }) => perSecond) };
}

/** Opens 2,000 streams, then changes a match again and again. A unit is an update that one reader received. */
export async function sendUpdates(
  servers: readonly Target[],
  meter: Meter,
  databaseUrl: string,
): Promise<Work> {
  const readers = Array.from({ length: CLIENT_PROCESSES }, (_, i) =>
    startInteractiveStep('live-readers-step', [
      String(portOf(servers, i)),
      String(STREAMS / CLIENT_PROCESSES),
      'signed in',
    ]),
  );
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    await Promise.all(readers.map((reader) => reader.receive('open')));
    await meter.start();
    const lastMs: number[] = [];
    for (let event = 0; event < EVENTS; event += 1) {
      const sentAt = performance.timeOrigin + performance.now();
      const change = await changeMatch(database);
      const arrivals = await Promise.all(readers.map((reader) => receiveChange(reader, change)));
      lastMs.push(Math.max(...arrivals) - sentAt);
      await delay(100);
    }
    await meter.stop();
    return { units: STREAMS * EVENTS, rate: 1000 / median(lastMs) };
  } finally {
    await database.close();
    await Promise.all(readers.map((reader) => reader.stop()));
  }
}

/** Lets each user buy one month of Premium after the other. A unit is a purchase. */
export async function buyMonths(
  servers: readonly Target[],
  meter: Meter,
  { sandbox, tokens }: { readonly sandbox: string; readonly tokens: readonly string[] },
): Promise<Work> {
  await meter.start();
  const began = performance.now();
  let units = 0;
  const buyOnAndOn = async (access: string, i: number) => {
    const { address } = servers[i % servers.length] ?? { address: '' };
    while (performance.now() - began < FOR_MS) {
      await buyOnce({ address, sandbox }, access);
      units += 1;
    }
  };
  await Promise.all(tokens.map(buyOnAndOn));
  const rate = (1000 * units) / (performance.now() - began);
  await meter.stop();
  return { units, rate };
}

/** Clients take the servers by turns. */
const portOf = (servers: readonly Target[], client: number) => servers[client % servers.length]?.port;

/** Stores another score of a match, as polling does. Returns the number of the change. */
async function changeMatch(database: ReturnType<typeof openDatabase>): Promise<number> {
  const key = 'stored-0';
  const now = new Date();
  const match = makeFeedMatch({ key, startsAt: now.toISOString(), status: `Drinks at ${now.getTime()}` });
  await storeMatches(
    database.db,
    { updates: [{ key, apply: () => match }], observedAt: now },
    { fence: async () => {} },
  );
  await createPostgresBus(database, createLog('silent')).publish('match_feed', '');
  const { rows } = await database.pool.query<{ change: number }>('select change::int from match_feed');
  return rows[0]?.change ?? 0;
}

/** Returns when the last reader of a client process had the change, in ms since 1970. */
async function receiveChange(
  reader: ReturnType<typeof startInteractiveStep>,
  change: number,
): Promise<number> {
  for (;;) {
    const { event, at } = await reader.receive<EventArrival>('arrived');
    if (event === change) return Math.max(...at);
  }
}
