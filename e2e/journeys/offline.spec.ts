import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { type Relay, startRelay } from '../support/start-relay.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the app opens with the last scores and their age', async ({
  page,
  context,
  expectFault,
}, testInfo) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch|error occurred/);
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  const cards = page.locator('#live-matches').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(cards.first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Using cached data( · \d+ (seconds|minutes?) ago)?$/)).toBeVisible();
  await expect(cards.first()).toBeVisible();

  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(cards.first()).toBeVisible();

  const cachedPaths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(/Live: /)).toBeVisible();
});

test('a returning visitor gets the cached page at once, and a new one at the next visit', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const earlier = new Response('<title>An earlier release</title>', {
      headers: { 'content-type': 'text/html' },
    });
    await (await caches.open(name)).put('/', earlier);
  });
  await page.goto('/terms');
  await expect(page).toHaveTitle('An earlier release');
  const readCachedPage = () => page.evaluate(async () => (await caches.match('/'))?.text());
  await expect.poll(readCachedPage).not.toContain('An earlier release');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const robots = await page.goto('/robots.txt');
  expect(robots?.headers()['content-type']).toContain('text/plain');
});

const relayed = test.extend<{ relay: Relay }>({
  relay: async ({ browserName: _any }, use) => {
    const relay = await startRelay(Number(process.env['E2E_PORT']));
    await use(relay);
    await relay.close();
  },
  baseURL: async ({ relay }, use) => use(relay.address),
});

relayed(
  'with a server that accepts connections and never answers the app opens with the stored session and scores',
  async ({ page, relay, expectFault }, testInfo) => {
    expectFault(/ERR_|Failed to load|Failed to fetch/);
    await openSignedIn(page, '/dashboard', emailOf(testInfo));
    const cards = page.locator('#live-matches').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);

    relay.hang();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /Good \w+, Asha/ })).toBeVisible();
    await expect(cards.first()).toBeVisible();

    relay.goOn();
    await expect(page.getByText(/Live: /)).toBeVisible();
    await expect(page.getByRole('heading', { name: /Good \w+, Asha/ })).toBeVisible();
  },
);
