import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { importNodeFlags } from '../tooling/build/import-node-flags.mjs';
import { buildStep } from './steps/build-step.ts';
import { type InteractiveStep, startInteractiveStep } from './steps/interactive-step.ts';
import type { RivalsOrder, RivalsReport } from './steps/rivals-step.ts';
import { runBuiltStep } from './steps/run-step.ts';
import { buyPremium, type Purchase } from './support/buy-premium.ts';
import { findMissed } from './support/find-missed.ts';
import { findLeagueArchive } from './support/history-archives.ts';
import { type RunningProduct, startProduct } from './support/running-product.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';
import { startDatabases } from './support/start-databases.ts';
import { quantile, roundTo } from './support/statistics.ts';
import { storeMatches } from './support/store-matches.ts';

const PURCHASES_A_SECOND = 10;
/** More than are under way at a time, because a user has one open order. */
const BUYERS = 40;
const READERS = 50;
const PICTURES = 500;
/** Pairs of measurements of each kind, in alternating order. */
const ROUNDS = 10;
/** Maximum 99th percentile beside others, as a multiple of that alone. */
const MOST_RATIO = 2;

interface Rivals extends Pick<RivalsOrder, 'paths' | 'clients' | 'once'> {
  /** Duration of a measurement. */
  readonly forMs: number;
}

/**
 * Checkout alone, compared with checkout beside 50 clients that read pages of the history which are not cached, as fast
 * as the server answers, and beside 500 requests at once for pictures of different matches. One process with the roles
 * `api` and `live` answers all, without rate limits. Rounds alternate. Each request of a buyer has the budget.
 */
export async function benchCheckout() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-bench-checkout-'));
  const databases = await startDatabases();
  const url = await databases.makeDatabase();
  await runBuiltStep(await buildStep('import-step'), [url, await findLeagueArchive(folder)], importNodeFlags);
  await storeMatches(url, PICTURES);
  const product = await startProduct({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000000', ROLES: 'api,live' });
  const clients = startInteractiveStep('rivals-step', []);
  try {
    await clients.receive('ready');
    const tokens = await signIn(product, 'buyer', BUYERS);
    const compareWith = (rivals: Rivals) => compare({ product, tokens, clients, rivals });
    const readers = await signIn(product, 'reader', READERS);
    const results = {
      'uncached history pages': await compareWith({
        paths: await listHistoryPages(url),
        clients: readers.map((access) => `Bearer ${access}`),
        once: false,
        forMs: 4_000,
      }),
      'match pictures': await compareWith({
        paths: Array.from({ length: PICTURES }, (_, i) => `/api/pictures/matches/stored-${i}/`),
        clients: Array.from({ length: PICTURES }, () => ''),
        once: true,
        forMs: 2_000,
      }),
    };
    return {
      ...results,
      historyReads: await readHistoryCounts(product),
      missed: findMissed(budgetsOf(results)),
    };
  } finally {
    await clients.stop();
    await product.stop();
    await databases.stop();
    await rm(folder, { recursive: true });
  }
}

interface Comparison {
  readonly product: RunningProduct;
  /** Access tokens of the buyers. */
  readonly tokens: readonly string[];
  readonly clients: InteractiveStep;
  readonly rivals: Rivals;
}

async function compare({ product, tokens, clients, rivals }: Comparison) {
  const { forMs, ...order } = rivals;
  const [alone, beside]: [Purchase[], Purchase[]] = [[], []];
  const failed: string[] = [];
  const buyInto = async (purchases: Purchase[]) => {
    const bought = await buyPremium({ product, tokens, perSecond: PURCHASES_A_SECOND, forMs });
    purchases.push(...bought.done);
    failed.push(...bought.failed);
  };
  const answers: Record<string, number> = {};
  const besideRivals = async (purchases: Purchase[]) => {
    clients.send({ address: product.address, ...order } satisfies RivalsOrder);
    await buyInto(purchases);
    clients.send({ stop: true });
    for (const [status, count] of Object.entries(await clients.receive<RivalsReport>('stopped')))
      answers[status] = (answers[status] ?? 0) + count;
  };
  // The first requests compile the code.
  await besideRivals([]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await buyInto(alone);
    await besideRivals(beside);
  }
  return {
    purchases: { alone: alone.length, beside: beside.length, failed: failed.length },
    failures: [...new Set(failed)].slice(0, 3),
    createOrder: compareTimes(alone, beside, 'createOrderMs'),
    verify: compareTimes(alone, beside, 'verifyMs'),
    answersByStatus: answers,
  };
}

function compareTimes(alone: readonly Purchase[], beside: readonly Purchase[], request: keyof Purchase) {
  const both = (share: number) => ({
    alone: quantile(
      alone.map((purchase) => purchase[request]),
      share,
    ),
    beside: quantile(
      beside.map((purchase) => purchase[request]),
      share,
    ),
  });
  const [p50Ms, p99Ms] = [both(0.5), both(0.99)];
  return { p50Ms, p99Ms, p99Ratio: roundTo(p99Ms.beside / p99Ms.alone) };
}

function budgetsOf(results: Readonly<Record<string, Awaited<ReturnType<typeof compare>>>>) {
  return Object.entries(results).flatMap(([rivals, { createOrder, verify, purchases }]) => [
    { name: `failed purchases beside ${rivals}`, measured: purchases.failed, atMost: 0 },
    { name: `p99 of create-order beside ${rivals}`, measured: createOrder.p99Ratio, atMost: MOST_RATIO },
    { name: `p99 of verify beside ${rivals}`, measured: verify.p99Ratio, atMost: MOST_RATIO },
  ]);
}

async function signIn(product: RunningProduct, name: string, count: number): Promise<string[]> {
  const visitors = Array.from({ length: count }, (_, i) =>
    signInVisitor(product, `${name}-${i}@example.com`),
  );
  return (await Promise.all(visitors)).map(({ access }) => access);
}

/** Paths of more pages than the cache holds: read one after the other, each has left the cache when it comes again. */
async function listHistoryPages(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: matches } = await client.query<{ id: string }>('select id from history_matches order by id');
  const { rows: players } = await client.query<{ id: string }>('select id from history_players order by id');
  await client.end();
  return [
    ...matches.flatMap(({ id }) => [
      `/api/v1/cricket/history/${id}/`,
      `/api/v1/cricket/matches/${id}/balls/`,
      `/api/v1/cricket/matches/${id}/progress/`,
      `/api/v1/cricket/matches/${id}/fantasy-points/`,
    ]),
    ...players.map(({ id }) => `/api/v1/cricket/players/${id}/`),
  ];
}

/** How many history pages were cached. */
async function readHistoryCounts({ address }: RunningProduct): Promise<Record<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const found = text.matchAll(/^gullylens_history_page_reads_total\{result="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...found].map(([, result = '', count]) => [result, Number(count)]));
}
