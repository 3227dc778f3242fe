import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { findMissed } from './support/find-missed.ts';
import { followUpdates } from './support/follow-updates.ts';
import { quantile, roundTo } from './support/statistics.ts';
import { openBrowser, PHONE, SESSION_KEY } from './support/open-browser.ts';
import { type RunningProduct, startProduct } from './support/running-product.ts';
import { type ScoreChange, scoresIn } from './support/score-change.ts';
import { signInVisitor } from './support/sign-in-visitor.ts';

const BUDGET_P95_MS = 150;
const ENOUGH_CHANGES = 100;
const LIMIT_MS = 90_000;
const CHECK_EVERY_MS = 500;
/** Wait at the end, because the last response may still be on its way to the page. */
const LAST_ONES_MS = 1_000;

/** A card whose text changed, in ms of the machine's clock. */
interface CardChange {
  readonly at: number;
  readonly text: string;
}

/** One call in the sandbox's log, its times in ms of the machine's clock. */
interface VendorAnswer {
  readonly calledAt: number;
  readonly answeredAt: number;
}

/**
 * Measures the time from the vendor's response to the changed number on the page: the built product on its sandboxes
 * with a dashboard in Chromium on a phone's screen. Ends after a hundred changes of score or 90 seconds.
 */
export async function benchPage() {
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const { access, session } = await signInVisitor(product, 'page@example.com');
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openWatchedDashboard(page, { address: product.address, session });
    const updates = await followUpdates(product.address, access);
    await untilEnough(() => updates.seen().flatMap(scoresIn).length);
    await updates.stop();
    const cards = await page.evaluate(() => (window as unknown as Watched).cards);
    const changes = updates.seen().flatMap(scoresIn);
    return summariseChanges(changes, { cards, answers: await readAnswers(product) });
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Watched {
  cards: CardChange[];
}

interface Visit {
  readonly address: string;
  readonly session: string;
}

async function openWatchedDashboard(page: Page, { address, session }: Visit): Promise<void> {
  await page.addInitScript(watchCards);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  await page.goto(`${address}/dashboard`);
  await page.getByText('LIVE MATCH IN PROGRESS').first().waitFor();
}

/** Runs in the page: records the changes of each match's card with their time. */
function watchCards(): void {
  const cards: CardChange[] = [];
  (window as unknown as Watched).cards = cards;
  const last = new Map<string, string>();
  new MutationObserver(() => {
    const at = performance.timeOrigin + performance.now();
    for (const card of document.querySelectorAll('#live-matches article')) {
      const [title, text] = [card.querySelector('h3')?.textContent ?? '', card.textContent ?? ''];
      if (last.get(title) !== text) cards.push({ at, text });
      last.set(title, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function untilEnough(count: () => number): Promise<void> {
  const began = performance.now();
  while (count() < ENOUGH_CHANGES && performance.now() - began < LIMIT_MS) await delay(CHECK_EVERY_MS);
  await delay(LAST_ONES_MS);
}

/** The sandbox's calls for matches and scores, in order of request. */
async function readAnswers({ sandbox }: RunningProduct): Promise<VendorAnswer[]> {
  const log = (await (await fetch(`${sandbox}/control/log`)).json()) as {
    calls: { vendor: string; path: string; at: string; answeredAt: string | null }[];
  };
  return log.calls.flatMap(({ vendor, path, at, answeredAt }) =>
    vendor === 'cricapi' && SCORE_PATHS.test(path) && answeredAt !== null
      ? [{ calledAt: Date.parse(at), answeredAt: Date.parse(answeredAt) }]
      : [],
  );
}

const SCORE_PATHS = /\/(cricScore|currentMatches|matches|match_info)$/;

interface Seen {
  readonly cards: readonly CardChange[];
  readonly answers: readonly VendorAnswer[];
}

const quantileMs = (values: readonly number[], share: number) => roundTo(quantile(values, share));

function summariseChanges(changes: readonly ScoreChange[], seen: Seen) {
  const ways = changes
    .map((change, at) => wayOf(change, { ...seen, texts: textsFrom(change, changes.slice(at)) }))
    .filter((way) => way !== null);
  const inAll = ways.map(({ streamed, drawn }) => streamed + drawn);
  const p95Ms = quantileMs(inAll, 0.95);
  const neverShown = changes.length - ways.length;
  return {
    missed: findMissed([
      { name: 'p95 in ms', measured: p95Ms, atMost: BUDGET_P95_MS },
      { name: 'changes that were never shown', measured: neverShown, atMost: 0 },
    ]),
    budgetP95Ms: BUDGET_P95_MS,
    measured: { changes: ways.length, p50Ms: quantileMs(inAll, 0.5), p95Ms, longestMs: quantileMs(inAll, 1) },
    /** Time from the vendor's response to the live stream, and from there to the page. */
    parts: {
      streamedP50Ms: quantileMs(
        ways.map(({ streamed }) => streamed),
        0.5,
      ),
      drawnP50Ms: quantileMs(
        ways.map(({ drawn }) => drawn),
        0.5,
      ),
    },
    neverShown,
  };
}

/** Texts that show this change on the page: its own, or a later one when the page skipped it. */
function textsFrom({ title }: ScoreChange, later: readonly ScoreChange[]): string[] {
  return later.filter((change) => change.title === title).map(({ text }) => text);
}

/**
 * Durations of one change in ms. A change is dated by the start of its request, so the first call from then on
 * delivered it.
 */
function wayOf(
  { requestedAt, receivedAt }: ScoreChange,
  { cards, answers, texts }: Seen & { readonly texts: readonly string[] },
) {
  const answer = answers.find(({ calledAt }) => calledAt >= requestedAt);
  const shown = cards.find((card) => texts.some((text) => card.text.includes(text)));
  return answer && shown ? { streamed: receivedAt - answer.answeredAt, drawn: shown.at - receivedAt } : null;
}
