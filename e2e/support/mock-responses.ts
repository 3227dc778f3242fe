import type { Page } from '@playwright/test';

/** Replaces the server's response in the page, to test how the page shows it. */
export async function mockResponse(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}

/** Holds matching requests. The returned functions let the server answer, or answer with `refusal`. */
export async function delayResponses(page: Page, path: string, refusal?: object): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let held = true;
  await page.route(`**${path}`, async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    await (refusal === undefined ? route.continue() : route.fulfill({ status: 400, json: refusal }));
  });
  return () => {
    held = false;
    for (const letGo of waiting) letGo();
  };
}

/** Clears the responses cached by the browser, as on a new device. */
export function clearStoredResponses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('gullylens.cricket.cache.'));
    for (const name of names) localStorage.removeItem(name);
  });
}

/** The body of an error response without our format: the page shows its own text for the call. */
export const withoutText = {};

export const OVERVIEW = '/api/v1/cricket/dashboard/overview/';

/** An overview without matches. */
export const emptyOverview = {
  status: 'success',
  data: {
    current_matches: [],
    series: [],
    counts: { featured: 0, live: 0, upcoming: 0, recent: 0 },
    as_of: '2026-11-21T10:00:00.000Z',
    sandbox: true,
  },
} as const;

/** Freezes the overview at its first response: no match starts, ends or changes position during the journey. */
export async function delayOverview(page: Page): Promise<void> {
  let held: Promise<string> | undefined;
  await page.route(`**${OVERVIEW}`, async (route) => {
    held ??= route.fetch().then((answer) => answer.text());
    await route.fulfill({ contentType: 'application/json', body: await held });
  });
  await page.route('**/api/live/', () => {});
}
