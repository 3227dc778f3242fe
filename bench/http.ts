import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilIdle } from './support/wait-until-idle.ts';
import type { BareAnswer } from './steps/bare-server-step.ts';
import { findMissed } from './support/find-missed.ts';
import type { HttpLoad } from './steps/http-load-step.ts';
import { median, roundTo } from './support/statistics.ts';
import { pinProcess } from './support/pin-process.ts';
import { runStep } from './steps/run-step.ts';
import { type RunningProduct, startProduct } from './support/running-product.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';
import { startDatabases } from './support/start-databases.ts';
import { storeMatches } from './support/store-matches.ts';

const OVERVIEW = '/api/v1/cricket/dashboard/overview/';
/** Pairs of measurements per kind of request; the median is reported, because other programs distort some. */
const ROUNDS = 15;
/** Duration of each measurement. */
const FOR_MS = 500;

/** A server counts as started when it uses less than this share of a core over the window. The wait has a limit. */
const SETTLED = { share: 0.05, overMs: 3_000, withinMs: 300_000 } as const;

/** How the overview is requested: plain, compressed, and conditionally. */
const WAYS = ['identity', 'gzip', 'br', 'not modified'] as const;
type Way = (typeof WAYS)[number];

/** Roles of the measured process: only those that serve readers, or all, as when a single process runs. */
const ROLES = { readersOnly: 'api,live', everything: 'api,live,worker' } as const;

/** Minimum of reads per second, as a share of the bare server's. */
const LEAST_RATIO = 0.8;

interface Plan {
  readonly name: string;
  /** Whether `LEAST_RATIO` applies. It does not while the process does other work. */
  readonly hasBudget: boolean;
  readonly stored: number;
  readonly ways: readonly Way[];
  readonly roles: (typeof ROLES)[keyof typeof ROLES];
}

const PLANS: readonly Plan[] = [
  { name: '10 stored matches', stored: 10, ways: WAYS, roles: ROLES.readersOnly, hasBudget: true },
  { name: '1000 stored matches', stored: 1000, ways: WAYS, roles: ROLES.readersOnly, hasBudget: true },
  {
    name: '1000 stored matches, while a league is polled and forecast',
    stored: 1000,
    ways: ['identity', 'not modified'],
    roles: ROLES.everything,
    hasBudget: false,
  },
];

/** Results of one measurement, with the server's CPU time per read in microseconds. */
type Load = HttpLoad & { readonly cpuUs: number };

interface Round {
  readonly bytes: number;
  readonly ours: Load;
  readonly bare: Load;
}

type Measurements = ReturnType<typeof summariseRounds>;

/**
 * Authorised reads of the overview from the built product, compared with a bare `node:http` server that sends the same
 * bytes and headers from a separate process. Rounds alternate, with the same client; both servers have one core and the
 * client another. Measured with few and with a thousand stored matches, in a process that only serves, then in one that
 * does all other work at the sandbox's pace. The overview lists at most a hundred matches. Its bytes grow until then for
 * any server, so the product's overhead per read should stay constant.
 */
export async function benchHttp() {
  const databases = await startDatabases();
  try {
    const results: Record<string, Partial<Record<Way, Measurements>>> = {};
    const missed: string[] = [];
    for (const { name, stored, ways, roles, hasBudget } of PLANS) {
      const url = await databases.makeDatabase();
      await storeMatches(url, stored);
      // No limit is reached, but every read is counted.
      const product = await startProduct({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000000', ROLES: roles });
      try {
        const measured = await measureProduct(product, ways);
        results[name] = measured;
        if (hasBudget)
          missed.push(...findMissed(ways.map((way) => budgetOf(`${name}, ${way}`, measured[way]))));
      } finally {
        await product.stop();
      }
    }
    return { ...results, missed };
  } finally {
    await databases.stop();
  }
}

function budgetOf(name: string, results: Measurements | undefined) {
  const measured = results?.throughputRatio ?? Number.NaN;
  return { name: `throughput of ${name}`, measured, atLeast: LEAST_RATIO };
}

async function measureProduct(product: RunningProduct, ways: readonly Way[]) {
  const bare = await startBareServer();
  pinProcess(product.pid, 0);
  pinProcess(bare.pid, 0);
  // The clients are children of this process.
  pinProcess(process.pid, 1);
  const results: Partial<Record<Way, Measurements>> = {};
  await settle(product);
  for (const way of ways) {
    // Signs in again for each kind of request, so that its access token does not expire during the rounds.
    const { access } = await signInVisitor(product, 'http@example.com');
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      await waitUntilIdle();
      rounds.push(await playRound(product, { access, way, bare, isBareFirst: i % 2 === 0 }));
    }
    results[way] = summariseRounds(rounds);
  }
  bare.stop();
  return results;
}

/** Waits until the work of a start is done: history, drafts, forecasts, compilation. */
async function settle(product: RunningProduct): Promise<void> {
  const began = performance.now();
  for (let share = 1; share > SETTLED.share && performance.now() - began < SETTLED.withinMs; ) {
    const before = await cpuSeconds(product);
    await delay(SETTLED.overMs);
    share = (1000 * ((await cpuSeconds(product)) - before)) / SETTLED.overMs;
  }
}

interface Reading {
  readonly access: string;
  readonly way: Way;
  readonly bare: Awaited<ReturnType<typeof startBareServer>>;
  /** Alternates, because the second measurement may find the CPU warm or throttled. */
  readonly isBareFirst: boolean;
}

async function playRound(product: RunningProduct, reading: Reading): Promise<Round> {
  const { access, way, bare, isBareFirst } = reading;
  const authorization = `Bearer ${access}`;
  const encoding = way === 'not modified' ? 'identity' : way;
  const headers: Record<string, string> = { authorization, 'accept-encoding': encoding };
  if (way === 'not modified') headers['if-none-match'] = '*';
  const answer = await takeAnswer(product.address + OVERVIEW, headers);
  const bareAddress = `http://127.0.0.1:${await bare.answer(answer)}`;
  const loadArguments = [
    OVERVIEW,
    JSON.stringify(headers),
    way === 'not modified' ? '304' : '200',
    String(FOR_MS),
  ];
  const loadBare = () => load(bareAddress, loadArguments, bare.cpuSeconds);
  const loadOurs = () => load(product.address, loadArguments, () => cpuSeconds(product));
  const bytes = Buffer.byteLength(answer.body, 'base64');
  if (isBareFirst) return { bytes, bare: await loadBare(), ours: await loadOurs() };
  return { bytes, ours: await loadOurs(), bare: await loadBare() };
}

async function load(
  address: string,
  loadArguments: readonly string[],
  cpu: () => Promise<number>,
): Promise<Load> {
  const { hostname, port } = new URL(address);
  const before = await cpu();
  const measured = await runStep<HttpLoad>('http-load-step', [hostname, port, ...loadArguments]);
  return { ...measured, cpuUs: (1e6 * ((await cpu()) - before)) / measured.readsInAll };
}

/** Fetches the product's response with its headers, for the bare server to repeat. */
async function takeAnswer(address: string, headers: Record<string, string>): Promise<BareAnswer> {
  const { get } = await import('node:http');
  const request = get(address, { headers });
  const [response] = await once(request, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const own = Object.entries<string>(response.headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  return {
    status: response.statusCode,
    headers: Object.fromEntries(own),
    body: Buffer.concat(parts).toString('base64'),
  };
}

async function startBareServer() {
  const child = fork(new URL('./steps/bare-server-step.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    pid: child.pid ?? 0,
    /** Starts a server that answers the overview's path with this response, and returns its port. */
    answer: async (answer: BareAnswer): Promise<number> => {
      child.send({ [OVERVIEW]: answer });
      const [port] = await once(child, 'message');
      return port;
    },
    cpuSeconds: async (): Promise<number> => {
      child.send('cpu');
      const [seconds] = await once(child, 'message');
      return seconds;
    },
    stop: () => child.disconnect(),
  };
}

async function cpuSeconds(product: RunningProduct): Promise<number> {
  const text = await (await fetch(`${product.address}/metrics`)).text();
  return Number(/^gullylens_process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

function summariseRounds(rounds: readonly Round[]) {
  const middle = (of: (round: Round) => number) => roundTo(median(rounds.map(of)));
  const both = (of: (load: Load) => number) => ({
    ours: middle(({ ours }) => of(ours)),
    bare: middle(({ bare }) => of(bare)),
  });
  return {
    bytes: middle(({ bytes }) => bytes),
    throughputRatio: middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
    p99Ratio: middle(({ ours, bare }) => ours.p99Ms / bare.p99Ms),
    perSecond: both(({ perSecond }) => perSecond),
    p99Ms: both(({ p99Ms }) => p99Ms),
    cpuUsARead: {
      ...both(({ cpuUs }) => cpuUs),
      aboveBare: middle(({ ours, bare }) => ours.cpuUs - bare.cpuUs),
    },
  };
}
