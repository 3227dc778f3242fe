import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { findMissed } from './support/find-missed.ts';
import { startFeeder } from './support/live-feeder.ts';
import { quantile } from './support/statistics.ts';
import { openBrowser, PHONE, SESSION_KEY } from './support/open-browser.ts';
import { type RunningProduct, startProduct } from './support/running-product.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';

const WARM_UP_MS = 60_000;
const INTERACTION_EVERY_MS = 5_000;

/**
 * Maximum ratios of heap and DOM nodes, last third to first third, and maximum 95th percentile of interaction times.
 */
const BUDGET = { heapGrowth: 1.1, nodeGrowth: 1.05, interactionP95Ms: 100 } as const;

interface Sample {
  readonly minute: number;
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * Keeps a live dashboard open on a phone's screen for the given minutes, at ten updates a second. Opens a tab or a match
 * every five seconds. Measures heap after garbage collection and DOM nodes each minute, and interaction times.
 */
export async function benchHeap(minutes: number) {
  const product = await startProduct();
  const browser = await openBrowser(['--js-flags=--expose-gc']);
  try {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    const feeder = await openFedDashboard(product, page);
    const samples = await watchMinutes(page, minutes);
    const interactions = await page.evaluate(() => (window as unknown as Watched).interactions);
    feeder.stop();
    return { ...assessRun(samples, interactions), updates: feeder.sent(), samples };
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Watched {
  interactions: number[];
}

async function openFedDashboard(product: RunningProduct, page: Page) {
  const { access, session } = await signInVisitor(product, 'heap@example.com');
  const feeder = await startFeeder(product.address, access);
  await page.addInitScript(watchInteractions);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  await page.goto(`${feeder.address}/dashboard`);
  await page.getByText('LIVE MATCH IN PROGRESS').first().waitFor();
  return feeder;
}

/**
 * Runs in the page: records the time from each click to the next paint, in ms. The browser reports none under 16 ms.
 */
function watchInteractions(): void {
  const interactions: number[] = [];
  (window as unknown as Watched).interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

async function watchMinutes(page: Page, minutes: number): Promise<Sample[]> {
  const devtools = await page.context().newCDPSession(page);
  const began = performance.now();
  const samples: Sample[] = [];
  for (let minute = 0; minute <= minutes; minute += 1) {
    await interactUntil(page, began + WARM_UP_MS + minute * 60_000);
    // Every sample is taken on the same screen, because a longer list has more nodes.
    await openTab(page, 'Featured');
    samples.push(await takeSample(devtools, minute));
  }
  return samples;
}

async function interactUntil(page: Page, end: number): Promise<void> {
  for (let turn = 0; performance.now() < end; turn += 1) {
    const tab = ['Live', 'Upcoming', 'Featured'][turn % 3] ?? 'Live';
    await openTab(page, tab);
    if (turn % 3 === 2) {
      await page.locator('#live-matches').getByRole('article').getByRole('button').first().click();
      await page.getByRole('dialog').getByText('Match Details').waitFor();
      await page.keyboard.press('Escape');
    }
    await delay(INTERACTION_EVERY_MS);
  }
}

function openTab(page: Page, name: string): Promise<void> {
  return page.locator('#live-matches').getByRole('tab', { name }).click();
}

async function takeSample(devtools: CDPSession, minute: number): Promise<Sample> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.disable');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const heapMb = Math.round(of('JSHeapUsedSize') / 10_000) / 100;
  return { minute, heapMb, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Medians of the first and the last third, because single minutes vary with screen content and compilation. */
function assessRun(samples: readonly Sample[], interactions: readonly number[]) {
  const third = Math.ceil(samples.length / 3);
  const growthOf = (name: 'heapMb' | 'nodes') => {
    const values = samples.map((sample) => sample[name]);
    return quantile(values.slice(-third), 0.5) / quantile(values.slice(0, third), 0.5);
  };
  const measured = {
    heapGrowth: growthOf('heapMb'),
    nodeGrowth: growthOf('nodes'),
    interactionP95Ms: quantile(interactions, 0.95),
  };
  const names = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  const missed = findMissed(names.map((name) => ({ name, measured: measured[name], atMost: BUDGET[name] })));
  return { missed, budget: BUDGET, measured, interactionsOver16Ms: interactions.length };
}
