import { type RunningSandboxes, startSandboxes } from '../sandboxes/start-sandboxes.ts';
import { makeAccessToken } from '../server/main/testing/make-access-token.ts';
import {
  bundleServer,
  type ServerProcess,
  startServerProcess,
} from '../server/main/testing/start-server-process.ts';
import type { HttpLoad } from './steps/http-load-step.ts';
import { runStep } from './steps/run-step.ts';
import { startDatabases } from './support/start-databases.ts';
import { median, roundTo } from './support/statistics.ts';
import { storeMatches } from './support/store-matches.ts';

const PROCESSES = [1, 2, 4] as const;
/** Connections of all clients together; each process opens at most as many to PostgreSQL. */
const CONNECTIONS = 48;
const ROUNDS = 3;
/** Duration of each measurement. */
const FOR_MS = 2_000;

/** Reads from memory. */
const READS = {
  overview: '/api/v1/cricket/dashboard/overview/',
} as const;
type Read = keyof typeof READS;

interface Figures {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** CPU time of the server processes per read. */
  readonly cpuUsARead: number;
}

/**
 * The same readers on one process, two and four that share a PostgreSQL: throughput, and the CPU time that a read costs.
 * Rounds alternate, so that other work affects all alike. The client runs on the same machine: with no more cores than
 * busy processes the throughput cannot grow, and the CPU time per read says what a further core adds.
 */
export async function benchScale() {
  const databases = await startDatabases();
  const [sandboxes, program] = await Promise.all([startSandboxes({ port: 0 }), bundleServer()]);
  const servers: ServerProcess[] = [];
  try {
    const databaseUrl = await databases.makeDatabase();
    await storeMatches(databaseUrl, 100);
    for (let i = 0; i < Math.max(...PROCESSES); i += 1)
      servers.push(await startReader(databaseUrl, sandboxes, program.file));
    const authorization = `Bearer ${await makeAccessToken()}`;
    const figures: Record<string, unknown> = {};
    for (const read of Object.keys(READS) as Read[])
      figures[read] = await compare(servers, read, authorization);
    return figures;
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await program.remove();
    await sandboxes.stop();
    await databases.stop();
  }
}

function startReader(databaseUrl: string, sandboxes: RunningSandboxes, program: string) {
  const settings = { ROLES: 'api,live', MIGRATE_AT_START: '0' };
  return startServerProcess({ databaseUrl, sandboxAddress: sandboxes.address, program, settings });
}

async function compare(servers: readonly ServerProcess[], read: Read, authorization: string) {
  const rounds: (readonly Figures[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one: Figures[] = [];
    for (const count of PROCESSES) one.push(await load(servers.slice(0, count), read, authorization));
    rounds.push(one);
  }
  const middle = (of: (round: readonly Figures[]) => number) => roundTo(median(rounds.map(of)));
  return Object.fromEntries(
    PROCESSES.map((count, i) => [
      `${count} processes`,
      {
        perSecond: middle((round) => round[i]?.perSecond ?? Number.NaN),
        ratio: middle((round) => (round[i]?.perSecond ?? Number.NaN) / (round[0]?.perSecond ?? Number.NaN)),
        p99Ms: middle((round) => round[i]?.p99Ms ?? Number.NaN),
        cpuUsARead: middle((round) => round[i]?.cpuUsARead ?? Number.NaN),
      },
    ]),
  );
}

/** Loads all servers at once, with the connections spread over them. */
async function load(servers: readonly ServerProcess[], read: Read, authorization: string): Promise<Figures> {
  const before = await cpuSeconds(servers);
  const asked = [READS[read], JSON.stringify({ authorization }), '200', String(FOR_MS)];
  asked.push(String(CONNECTIONS / servers.length));
  const loads = await Promise.all(
    servers.map(({ port }) => runStep<HttpLoad>('http-load-step', ['127.0.0.1', String(port), ...asked])),
  );
  const cpuUs = 1e6 * ((await cpuSeconds(servers)) - before);
  const sum = (of: (load: HttpLoad) => number) => loads.reduce((total, each) => total + of(each), 0);
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    cpuUsARead: cpuUs / sum(({ readsInAll }) => readsInAll),
  };
}

async function cpuSeconds(servers: readonly ServerProcess[]): Promise<number> {
  const each = servers.map(async ({ address }) => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^gullylens_process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  });
  return (await Promise.all(each)).reduce((total, seconds) => total + seconds, 0);
}
