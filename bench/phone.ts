import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { findMissed } from './support/find-missed.ts';
import { type Line, startFeeder } from './support/live-feeder.ts';
import { openBrowser, PHONE, SESSION_KEY } from './support/open-browser.ts';
import { startProduct } from './support/running-product.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';
import { quantile } from './support/statistics.ts';
import { waitUntilIdle } from './support/wait-until-idle.ts';

/** Lighthouse's mobile setting: slow 4G as it throttles requests in the browser, and a processor at a quarter. */
const SLOW_4G: Line = { latencyMs: 562.5, bytesPerSecond: 184_320 };
const PROCESSOR_SLOWED = 4;

const BUDGET = { contentMs: 2_500, longestTaskMs: 200, interactionP95Ms: 200 } as const;
/** Visits of each page; content and longest task are medians over them. */
const VISITS = 3;
/** Interactions of each visit. */
const INTERACTIONS = 8;
const INTERACTION_EVERY_MS = 1_500;
/** The service worker is registered four seconds after the first page. */
const WORKER_LIMIT_MS = 30_000;

/** What the page records of itself, in ms. */
interface Recorded {
  /** From the start of the navigation until no placeholder is on the screen. */
  content: number | null;
  tasks: number[];
  interactions: number[];
}

interface Screen {
  readonly path: string;
  /** The tabs that are chosen by turns. */
  readonly tabs: readonly string[];
}

/**
 * A page and its session of the browser's protocol. Playwright's own way to wait for and find elements would first load
 * a script of 300 KB into the page, which takes a slowed processor a third of a second.
 */
interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Measures `/dashboard` and a live match for a returning visitor on a cheap phone: the service worker is active, the
 * processor four times slower, the line a slow 4G, and ten updates a second arrive.
 */
export async function benchPhone() {
  // A phone does not share its processor with the server, so its league runs in real time, at a low priority.
  const product = await startProduct({ SANDBOX_SPEED: '1' });
  setPriority(product.pid, constants.priority.PRIORITY_LOW);
  const browser = await openBrowser();
  try {
    const { access, session } = await signInVisitor(product, 'phone@example.com');
    const feeder = await startFeeder(product.address, access);
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    await context.addInitScript(record);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      session,
    ] as const);
    const screens = screensOf(feeder.matches[0]?.key ?? '');
    await visitBefore(context, feeder.address, screens);
    feeder.useLine(SLOW_4G);
    await waitUntilIdle();
    const measured: Record<string, Measured> = {};
    for (const screen of screens) {
      measured[screen.path.split('/')[1] ?? ''] = await measureScreen(context, feeder.address, screen);
    }
    feeder.stop();
    return { budget: BUDGET, measured, missed: Object.entries(measured).flatMap(missedOn) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

function screensOf(matchKey: string): Screen[] {
  return [
    { path: '/dashboard', tabs: ['Live', 'Upcoming', 'Featured'] },
    { path: `/matches/${matchKey}`, tabs: ['Scorecard', 'Charts', 'Info', 'Live'] },
  ];
}

async function open(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

async function evaluate<Value>({ devtools }: Visit, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Value;
}

/** Clicks the first tab whose name begins with the one whose turn it is. */
async function interact(visit: Visit, { tabs }: Screen, turn: number): Promise<void> {
  const name = tabs[turn % tabs.length] ?? '';
  const { x, y } = await evaluate<{ x: number; y: number }>(visit, `(${findTab})('${name}')`);
  await visit.page.mouse.click(x, y);
}

/** Runs in the page: scrolls to the tab and returns its middle. */
function findTab(name: string) {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const tab = tabs.find((each) => each.textContent?.startsWith(name));
  if (tab === undefined) throw new Error(`The page has no tab ${name}.`);
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = tab.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The earlier visits, at full speed, which leave the files of each page in the service worker's cache. */
async function visitBefore(context: BrowserContext, address: string, screens: readonly Screen[]) {
  const visit = await open(context);
  for (const screen of screens) {
    await visit.page.goto(`${address}${screen.path}`);
    await visit.page.waitForFunction(
      async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller !== null;
      },
      undefined,
      { timeout: WORKER_LIMIT_MS },
    );
    await visit.page.reload();
    await shown(visit);
    for (const turn of screen.tabs.keys()) await interact(visit, screen, turn);
  }
  await visit.page.close();
}

const POLL_MS = 250;
const CONTENT_LIMIT_MS = 60_000;

/** Waits for the content and returns when it was shown. */
async function shown(visit: Visit): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < CONTENT_LIMIT_MS) {
    const content = await evaluate<number | null>(visit, 'window.content');
    if (content !== null) return content;
    await delay(POLL_MS);
  }
  throw new Error(`${visit.page.url()} did not show its content.`);
}

interface Measured {
  readonly contentMs: number;
  readonly longestTaskMs: number;
  readonly interactionP95Ms: number;
}

async function measureScreen(context: BrowserContext, address: string, screen: Screen): Promise<Measured> {
  const contents: number[] = [];
  const tasks: number[] = [];
  const interactions: number[] = [];
  for (let i = 0; i < VISITS; i += 1) {
    const visit = await open(context);
    await visit.devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED });
    await visit.page.goto(`${address}${screen.path}`, { waitUntil: 'commit' });
    contents.push(await shown(visit));
    const recorded = await interactWith(visit, screen);
    tasks.push(Math.max(0, ...recorded.tasks));
    interactions.push(...recorded.interactions);
    await visit.page.close();
  }
  return {
    contentMs: Math.round(quantile(contents, 0.5)),
    longestTaskMs: Math.round(quantile(tasks, 0.5)),
    interactionP95Ms: quantile(interactions, 0.95),
  };
}

async function interactWith(visit: Visit, screen: Screen): Promise<Recorded> {
  for (let turn = 0; turn < INTERACTIONS; turn += 1) {
    await delay(INTERACTION_EVERY_MS);
    await interact(visit, screen, turn);
  }
  await delay(INTERACTION_EVERY_MS);
  return evaluate<Recorded>(visit, '({ content, tasks, interactions })');
}

/** Runs in the page: records when its content is shown, its long tasks, and the time from each click to the paint. */
function record(): void {
  const recorded = window as unknown as Recorded;
  Object.assign(recorded, { content: null, tasks: [], interactions: [] });
  // Functions with names of their own would need a helper of the bundler, which the page does not have.
  const observer = new MutationObserver(() => {
    // The dot of a live match always pulses.
    const loading = '.animate-pulse-soft:not(.bg-live), .animate-spin';
    const waiting = [...document.querySelectorAll(loading)].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    });
    if (waiting.length > 0 || document.querySelector('main h1, main h2') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (recorded.content = performance.now())));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    recorded.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'click') recorded.interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function missedOn([screen, measured]: readonly [string, Measured]): string[] {
  const names = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  return findMissed(
    names.map((name) => ({ name: `${name} of ${screen}`, measured: measured[name], atMost: BUDGET[name] })),
  );
}
