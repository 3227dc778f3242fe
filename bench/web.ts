import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tooling/processes/find-chromium.mjs';
import { findMissed } from './support/find-missed.ts';
import { FLAGS, PHONE, SESSION_KEY } from './support/open-browser.ts';
import { startProduct } from './support/running-product.ts';
import { findFreePort } from '../server/platform/find-free-port.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';

const run = promisify(execFile);

/**
 * The newest release that runs under Node 20. Run by npx, because nothing else needs its dependencies in the lock file.
 */
const LIGHTHOUSE = 'lighthouse@13.0.1';
const LIGHTHOUSE_LIMIT_MS = 180_000;

interface PageScores {
  /** Compressed JavaScript from the product's origin, requested before the browser is idle; 1 KB is 1,024 bytes. */
  readonly javascriptKb: number;
  /** This and the next two are scores of Lighthouse's mobile preset, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
}

/** For diagnosis: Lighthouse's metrics in ms on its throttled phone. */
interface Times {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
}

const AT_LEAST = { performance: true, accessibility: true, bestPractices: true } as const;

const BUDGETS: Readonly<Record<string, PageScores>> = {
  '/': { javascriptKb: 90, performance: 98, accessibility: 100, bestPractices: 100, layoutShift: 0 },
  '/dashboard': {
    javascriptKb: 110,
    performance: 95,
    accessibility: 100,
    bestPractices: 100,
    layoutShift: 0,
  },
};

/** Measures the first page and a signed-in dashboard of the built product against their budgets. */
export async function benchWeb() {
  const product = await startProduct();
  const profile = await mkdtemp(join(tmpdir(), 'gullylens-profile-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    viewport: PHONE,
  });
  try {
    const page = await context.newPage();
    const first = await measurePage(page, `${product.address}/`, port);
    const { session } = await signInVisitor(product, 'web@example.com');
    await page.goto(product.address);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
    const dashboard = await measurePage(page, `${product.address}/dashboard`, port);
    const pages = { '/': first, '/dashboard': dashboard };
    return { budgets: BUDGETS, measured: pages, missed: Object.entries(pages).flatMap(missedOn) };
  } finally {
    await context.close();
    await product.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

async function measurePage(
  page: Page,
  address: string,
  port: number,
): Promise<PageScores & { times: Times }> {
  const javascriptKb = await measureJavascript(page, address);
  return { javascriptKb, ...(await runLighthouse(address, port)) };
}

async function measureJavascript(page: Page, address: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  await page.addInitScript(markIdle);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  await devtools.detach();
  const bytes = await page.evaluate(() => {
    const idleAt = performance.getEntriesByName('idle')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/assets/`) && name.endsWith('.js'))
      .filter(({ startTime }) => startTime < idleAt)
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
      .reduce((sum, size) => sum + size, 0);
  });
  return Math.round((bytes / 1024) * 10) / 10;
}

/** Runs in the page. Marks when the app's first idle callback is called. */
function markIdle(): void {
  const request = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) =>
    request((deadline) => {
      performance.mark('idle');
      callback(deadline);
    }, options);
}

/** The dashboard's stream never ends, so there is no idle network to wait for. */
const SETTLED_MS = 4_000;

async function runLighthouse(address: string, port: number): Promise<Lighthouse> {
  const folder = await mkdtemp(join(tmpdir(), 'gullylens-lighthouse-'));
  const report = join(folder, 'report.json');
  const categories = 'performance,accessibility,best-practices';
  const options = [`--port=${port}`, '--output=json', `--output-path=${report}`, '--quiet'];
  try {
    await run(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        address,
        ...options,
        `--only-categories=${categories}`,
        '--disable-storage-reset',
      ],
      { timeout: LIGHTHOUSE_LIMIT_MS, maxBuffer: 2 ** 26 },
    );
    return readReport(JSON.parse(await readFile(report, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Lighthouse = Omit<PageScores, 'javascriptKb'> & { times: Times };

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

function readReport({ categories, audits }: Report): Lighthouse {
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    layoutShift: Math.round(valueOf('cumulative-layout-shift') * 1000) / 1000,
    times: {
      firstPaint: Math.round(valueOf('first-contentful-paint')),
      largestPaint: Math.round(valueOf('largest-contentful-paint')),
      blocked: Math.round(valueOf('total-blocking-time')),
    },
  };
}

function missedOn([path, measured]: readonly [string, PageScores]): string[] {
  const budget = BUDGETS[path];
  if (budget === undefined) throw new Error(`No budget for ${path}.`);
  const names = Object.keys(budget) as (keyof PageScores)[];
  return findMissed(
    names.map((name) => ({
      name: `${name} of ${path}`,
      measured: measured[name],
      [name in AT_LEAST ? 'atLeast' : 'atMost']: budget[name],
    })),
  );
}
