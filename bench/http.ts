import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BareAnswer } from './bare-server-step.ts';
import type { HttpLoad } from './http-load-step.ts';
import { median, rounded } from './middle.ts';
import { startProduct, type RunningProduct } from './running-product.ts';
import { runStep } from './run-step.ts';
import { signInVisitor } from './sign-in-visitor.ts';
import { startDatabases } from './start-databases.ts';
import { storeMatches } from './store-matches.ts';

const OVERVIEW = '/api/v1/cricket/dashboard/overview/';
const ROUNDS = 5;
const FOR_MS = 1000;

/** How the overview is asked for: plain, compressed, and by somebody who has it. */
const WAYS = ['identity', 'gzip', 'br', 'not modified'] as const;
type Way = (typeof WAYS)[number];

/** Matches stored, and the ways that are measured with so many. */
const SIZES: readonly [number, readonly Way[]][] = [
  [10, ['identity']],
  [1000, WAYS],
];

interface Round {
  readonly ours: HttpLoad;
  readonly bare: HttpLoad;
  /** Processor time of the server for one read. */
  readonly ourCpuUs: number;
}

/**
 * Authorised reads of the overview from the built product, beside a bare `node:http` server in a process of its own
 * that answers the same bytes, in turns, by the same client; with a few matches stored and with a thousand.
 */
export async function benchHttp() {
  const databases = await startDatabases();
  try {
    const figures: Record<string, unknown> = {};
    for (const [stored, ways] of SIZES) {
      const url = await databases.makeDatabase();
      await storeMatches(url, stored);
      // No limit stands in the way, but every read is counted against it.
      const product = await startProduct({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000000' });
      try {
        figures[`${stored} stored matches`] = await measureProduct(product, ways);
      } finally {
        await product.stop();
      }
    }
    return figures;
  } finally {
    await databases.stop();
  }
}

async function measureProduct(product: RunningProduct, ways: readonly Way[]) {
  const { access } = await signInVisitor(product, 'http@example.com');
  const bare = await startBareServer();
  const figures: Record<string, unknown> = {};
  for (const way of ways) {
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await playRound(product, { access, way, bare }));
    figures[way] = judge(rounds);
  }
  bare.stop();
  return figures;
}

interface Reading {
  readonly access: string;
  readonly way: Way;
  readonly bare: Awaited<ReturnType<typeof startBareServer>>;
}

async function playRound(product: RunningProduct, { access, way, bare }: Reading): Promise<Round> {
  const authorization = `Bearer ${access}`;
  const encoding = way === 'not modified' ? 'identity' : way;
  const headers: Record<string, string> = { authorization, 'accept-encoding': encoding };
  if (way === 'not modified') headers['if-none-match'] = '*';
  const { hostname, port } = new URL(product.address);
  const floor = await bare.answer(await takeAnswer(product.address + OVERVIEW, headers));
  const status = String(way === 'not modified' ? 304 : 200);
  const asked = [OVERVIEW, JSON.stringify(headers), status, String(FOR_MS)];
  const bareLoad = await runStep<HttpLoad>('http-load-step', [hostname, String(floor), ...asked]);
  const before = await cpuSeconds(product);
  const ours = await runStep<HttpLoad>('http-load-step', [hostname, port, ...asked]);
  const ourCpuUs = (1e6 * ((await cpuSeconds(product)) - before)) / ours.readsInAll;
  return { ours, bare: bareLoad, ourCpuUs };
}

/** The product's own answer, header by header, for the bare server to give. */
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
  const child = fork(new URL('./bare-server-step.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return {
    /** Gives the port on which the overview's address has this answer. */
    answer: async (answer: BareAnswer): Promise<number> => {
      child.send({ [OVERVIEW]: answer });
      const [port] = await once(child, 'message');
      return port;
    },
    stop: () => child.disconnect(),
  };
}

async function cpuSeconds(product: RunningProduct): Promise<number> {
  const text = await (await fetch(`${product.address}/metrics`)).text();
  return Number(/^gullylens_process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

function judge(rounds: readonly Round[]) {
  const middle = (of: (round: Round) => number) => rounded(median(rounds.map(of)));
  return {
    throughputRatio: middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
    p99Ratio: middle(({ ours, bare }) => ours.p99Ms / bare.p99Ms),
    perSecond: { ours: middle(({ ours }) => ours.perSecond), bare: middle(({ bare }) => bare.perSecond) },
    p99Ms: { ours: middle(({ ours }) => ours.p99Ms), bare: middle(({ bare }) => bare.p99Ms) },
    cpuUsARead: middle(({ ourCpuUs }) => ourCpuUs),
  };
}
