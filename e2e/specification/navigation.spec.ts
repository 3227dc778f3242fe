import type { Page } from '@playwright/test';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { expectShown, expectSentences } from './expect-sentences.ts';
import { sentencesOf } from './sentences.ts';

const HOUR_MS = 3_600_000;

/** Opens the menu of small screens, checks that Escape closes it, and opens it again. */
async function openMenu(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open menu' });
  if (!(await open.isVisible())) return;
  await open.click();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
}

/** Holds back a file of the app until the returned function is called. */
async function holdFile(page: Page, url: string): Promise<() => void> {
  let send: (() => void) | undefined;
  const isWanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(url, async (route) => {
    await isWanted;
    await route.continue();
  });
  return () => send?.();
}

test(
  'the avatar menu shows the name of a member and signs out',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    await openAsMember(page, '/matches', emailOf(testInfo));
    const avatar = page.getByRole('button', { name: /^Account of/ });
    await expect(avatar).toHaveText('A');
    await avatar.hover();
    await avatar.click();
    await expectSentences(page, testInfo.title);
    await expectShown(page.getByRole('banner'), emailOf(testInfo));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'the header links to each page; its menu closes after a choice and on Escape',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    await openAsMember(page, '/matches', emailOf(testInfo));
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await openMenu(page);
    await expectSentences(page.getByRole('banner'), testInfo.title);
    await page.getByRole('banner').getByRole('link', { name: 'Matches' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    await openMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'the bar of the dashboard links to its sections; its menu closes after a choice and on Escape',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    const sendLowerSections = await holdFile(page, '**/assets/sections-below-*.js');
    await openAsMember(page, '/dashboard', emailOf(testInfo));
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Pro', { exact: true })).toBeVisible();
    await expect(bar).not.toHaveClass(/shadow-card/);
    await openMenu(page);
    await expectSentences(bar, testInfo.title);
    await bar.getByRole('button', { name: 'Coming Soon' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    await expect(page.locator('#coming-soon')).not.toBeAttached();
    sendLowerSections();
    await expect(page.locator('#coming-soon')).toBeFocused();
    await expect(page.locator('#coming-soon')).toBeInViewport();
    await expect(bar).toHaveClass(/shadow-card/);
  },
);

test('the greeting follows the hour', async ({ page }, testInfo) => {
  for (const [at, greeting] of sentencesOf(testInfo.title).entries()) {
    await page.clock.setFixedTime(new Date().setHours([11, 16, 17][at] ?? 0));
    await (at === 0 ? openSignedIn(page, '/dashboard', emailOf(testInfo)) : page.reload());
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  }
});

test('a user without a name is greeted too', async ({ page }, testInfo) => {
  const [there, champion, letter, user] = sentencesOf(testInfo.title);
  await page.route('**/api/auth/profile/', async (route) => {
    const answer = await route.fetch();
    const nameless = { name: '', first_name: '', last_name: '', email: '@example.com' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...nameless } });
  });
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expect(page.getByRole('heading', { name: `, ${there}!` })).toBeVisible();
  await openMenu(page);
  await expect(page.locator('#dashboard-menu').getByText(user ?? '', { exact: true })).toBeVisible();
  await page.goto('/dashboard-old');
  await expect(page.getByRole('heading', { name: `Welcome back, ${champion}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${user}` })).toHaveText(letter ?? '');
});

test('the older dashboard shows the time since the last visit', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  const hoursAgo = [0, 5.5 / 60, 2.5, 3.5 * 24];
  for (const [at, sentence] of sentencesOf(testInfo.title).entries()) {
    await page.evaluate(
      ([key, passed]) => {
        const session = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ ...session, lastActivity: Date.now() - passed }));
      },
      ['gullylens.session', (hoursAgo[at] ?? 0) * HOUR_MS] as const,
    );
    await page.reload();
    await expectShown(page, sentence);
  }
});

test('a page that does not load shows the error screen', async ({ page, expectFault }, testInfo) => {
  expectFault(/ERR_FAILED|Failed to fetch|error occurred/);
  await page.route('**/assets/legal-page-*.js', (route) => route.abort());
  await page.goto('/terms');
  await expectSentences(page, testInfo.title);
});
