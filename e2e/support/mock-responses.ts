import type { Page } from '@playwright/test';

/** Answers the page's requests to this path with a fake response, to test how the page shows it. */
export async function mockResponse(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}

/**
 * Delays requests to this path until the returned function is called. Then the server answers, or `refusal` is the
 * answer with status 400.
 */
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

/** Body of an error response that is not in the API's format, so that the page shows its own text for the call. */
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
