import { cpus } from 'node:os';
import {
  bundleServer,
  type ServerProcess,
  startServerProcess,
} from '../server/main/testing/start-server-process.ts';
import { startInteractiveStep } from './steps/interactive-step.ts';
import { findMissed } from './support/find-missed.ts';
import {
  BUYERS,
  buyMonths,
  type Meter,
  readOverviews,
  sendUpdates,
  STREAMS,
  type Work,
} from './support/scaled-work.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';
import { startDatabases } from './support/start-databases.ts';
import { median, roundTo } from './support/statistics.ts';
import { storeMatches } from './support/store-matches.ts';
import { measureBusyCores } from './support/wait-until-idle.ts';

const SERVERS = [1, 2, 4] as const;
const ROUNDS = 4;
/**
 * Maximum CPU time of the servers for a read or an update with four of them, as a multiple of that with one. Purchases are
 * so few that the servers' background work is a large part of theirs.
 */
const MOST_CPU_RATIO = 1.3;

interface Measurement {
  readonly rate: number;
  /** CPU time of the servers for a unit of work. */
  readonly cpuUs: number;
  /** Of the whole machine: servers, clients, sandboxes and PostgreSQL. */
  readonly busyCores: number;
  readonly memoryKb: number;
}

/**
 * The same work by one, two and four servers with the roles `api` and `live` on one database: reads of the overview,
 * updates to open streams, and purchases. All servers run all the time, and a round measures each number in turn.
 * Clients, sandboxes and PostgreSQL share the machine's cores with the servers, which limits the rates; `busyCores` tells
 * whether it did. The budget is for the CPU time of a unit, which more cores do not change.
 */
export async function benchScale() {
  const databases = await startDatabases();
  const databaseUrl = await databases.makeDatabase();
  await storeMatches(databaseUrl, 100);
  const sandboxes = startInteractiveStep('sandboxes-step', []);
  const sandbox = await sandboxes.receive<string>('listening');
  const program = await bundleServer();
  const servers: ServerProcess[] = [];
  try {
    for (let i = 0; i < Math.max(...SERVERS); i += 1)
      servers.push(await startServer({ databaseUrl, sandbox, program: program.file }));
    const shop = { address: servers[0]?.address ?? '', sandbox };
    await warmUp(servers, sandbox);
    const results: Results = { reads: {}, streams: {}, checkout: {} };
    for (let round = 0; round < ROUNDS; round += 1) {
      const tokens = await signInBuyers(shop);
      for (const count of SERVERS) {
        const some = servers.slice(0, count);
        const add = async (name: keyof Results, work: (meter: Meter) => Promise<Work>) => {
          (results[name][count] ??= []).push(await measure(servers, work));
        };
        await add('reads', (meter) => readOverviews(some, meter, tokens[0] ?? ''));
        await add('streams', (meter) => sendUpdates(some, meter, databaseUrl));
        await add('checkout', (meter) => buyMonths(some, meter, { sandbox, tokens }));
      }
    }
    return summarise(results);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await program.remove();
    await sandboxes.stop();
    await databases.stop();
  }
}

async function signInBuyers(shop: { readonly address: string; readonly sandbox: string }): Promise<string[]> {
  const visitors = Array.from({ length: BUYERS }, (_, i) => signInVisitor(shop, `buyer-${i}@example.com`));
  return (await Promise.all(visitors)).map(({ access }) => access);
}

/** Lets each server compile its code. */
async function warmUp(servers: readonly ServerProcess[], sandbox: string): Promise<void> {
  const meter = { start: async () => {}, stop: async () => {} };
  for (const server of servers) {
    const tokens = await signInBuyers({ address: server.address, sandbox });
    await readOverviews([server], meter, tokens[0] ?? '');
    await buyMonths([server], meter, { sandbox, tokens });
  }
}

type Results = Record<'reads' | 'streams' | 'checkout', Record<number, Measurement[]>>;

interface Needs {
  readonly databaseUrl: string;
  readonly sandbox: string;
  readonly program: string;
}

function startServer({ databaseUrl, sandbox, program }: Needs): Promise<ServerProcess> {
  const settings = { ROLES: 'api,live', MIGRATE_AT_START: '0' };
  return startServerProcess({ databaseUrl, sandboxAddress: sandbox, program, settings });
}

async function measure(
  servers: readonly ServerProcess[],
  work: (meter: Meter) => Promise<Work>,
): Promise<Measurement> {
  const first = await readUsage(servers);
  let [from, to] = [first, first];
  let readBusyCores = measureBusyCores();
  let busyCores = 0;
  const { units, rate } = await work({
    start: async () => {
      from = await readUsage(servers);
      readBusyCores = measureBusyCores();
    },
    stop: async () => {
      busyCores = readBusyCores();
      to = await readUsage(servers);
    },
  });
  return {
    rate,
    busyCores,
    cpuUs: (1e6 * (to.cpuSeconds - from.cpuSeconds)) / units,
    memoryKb: (from.memoryBytes - first.memoryBytes) / 1024,
  };
}

/** Adds up what the servers have used. */
async function readUsage(servers: readonly ServerProcess[]) {
  const texts = await Promise.all(
    servers.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
  );
  const sum = (name: string) =>
    texts.reduce((total, text) => total + Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]), 0);
  return {
    cpuSeconds: sum('gullylens_process_cpu_seconds_total'),
    memoryBytes: sum('gullylens_process_resident_memory_bytes'),
  };
}

function summarise(results: Results) {
  const works = Object.entries(results).map(([name, byCount]) => {
    const middle = (count: number, of: keyof Measurement) =>
      median((byCount[count] ?? []).map((measurement) => measurement[of]));
    const rows = SERVERS.map((count) => ({
      servers: count,
      rate: roundTo(middle(count, 'rate')),
      rateRatio: roundTo(middle(count, 'rate') / middle(1, 'rate')),
      cpuUs: roundTo(middle(count, 'cpuUs')),
      cpuRatio: roundTo(middle(count, 'cpuUs') / middle(1, 'cpuUs')),
      busyCores: roundTo(middle(count, 'busyCores')),
    }));
    return [name, rows] as const;
  });
  const budgets = works
    .filter(([name]) => name !== 'checkout')
    .map(([name, rows]) => ({
      name: `CPU time of ${name} with four servers over one`,
      measured: rows.at(-1)?.cpuRatio ?? Number.NaN,
      atMost: MOST_CPU_RATIO,
    }));
  const opened = (results.streams[1] ?? []).map(({ memoryKb }) => memoryKb / STREAMS);
  return {
    cores: cpus().length,
    ...Object.fromEntries(works),
    // The first opening: later ones reuse memory.
    memoryKbAStream: roundTo(opened[0] ?? Number.NaN),
    missed: findMissed(budgets),
  };
}
