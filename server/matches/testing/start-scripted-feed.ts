import type { Log } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { makeMatches, type ServedMatches, serveMatches } from './matches-server.ts';
import { type ScriptedVendor, startScriptedVendor } from '../../vendors/cricapi/testing/scripted-cricapi.ts';
import type { Matches } from '../public.ts';
import type { HistoryPages } from '../model/history-pages.ts';

export interface ScriptedCricapi {
  readonly clock: ManualClock;
  readonly database: TestDatabase;
  readonly vendor: ScriptedVendor;
  readonly matches: Matches;
  /** Where the server listens. */
  readonly address: string;
  readonly request: ServedMatches['request'];
  /** Polls once. */
  pollOnce(): Promise<void>;
  /** Restarts the server on the same database, without its memory. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The matches feature with a scripted vendor: real PostgreSQL, and real HTTP on both sides. */
export async function startScriptedFeed(
  at: string,
  options: { dailyLimit?: number; log?: Log } & Partial<HistoryPages> = {},
): Promise<ScriptedCricapi> {
  const clock = createManualClock(new Date(at));
  const database = await createTestDatabase();
  const vendor = await startScriptedVendor();
  const start = async () => {
    const matches = makeMatches(database, clock, { baseUrl: vendor.baseUrl, ...options });
    await matches.loadFromStore();
    return { matches, server: await serveMatches(matches), poll: matches.createPoller() };
  };
  let running = await start();
  const end = async () => {
    await running.poll.stop();
    await running.server.close();
  };
  return {
    clock,
    database,
    vendor,
    get matches() {
      return running.matches;
    },
    get address() {
      return running.server.address;
    },
    request: (path, init) => running.server.request(path, init),
    pollOnce: () => running.poll.pollOnce(),
    restart: async () => {
      await end();
      running = await start();
    },
    stop: async () => {
      await end();
      await vendor.close();
      await database.drop();
    },
  };
}
