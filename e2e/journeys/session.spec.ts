import type { Page } from '@playwright/test';
import { delayResponses } from '../support/mock-responses.ts';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';

const SESSION_KEY = 'gullylens.session';
const EIGHT_DAYS_MS = 8 * 24 * 3_600_000;

interface StoredSession {
  user: unknown;
  access: string;
  refresh: string;
  lastActivity: number;
}

test.beforeEach(async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expect(greeting(page)).toBeVisible();
});

function readSession(page: Page): Promise<StoredSession> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SESSION_KEY);
}

function changeSession(page: Page, change: Partial<StoredSession>): Promise<void> {
  return page.evaluate(
    ([key, changed]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? 'null');
      localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
    },
    [SESSION_KEY, change] as const,
  );
}

const greeting = (page: Page) => page.getByRole('heading', { name: /Good \w+, Asha/ });

test('a reload keeps the visitor signed in', async ({ page }) => {
  const before = await readSession(page);
  const answer = await delayResponses(page, '/api/auth/profile/');
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  answer();
  await expect(greeting(page)).toBeVisible();
  expect((await readSession(page)).refresh).toBe(before.refresh);
});

test('an expired access token is refreshed silently', async ({ page, expectFault }) => {
  expectFault(/401/);
  const before = await readSession(page);
  await changeSession(page, { access: `${before.access.slice(0, -4)}AAAA` });
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  await expect.poll(async () => (await readSession(page)).refresh).not.toBe(before.refresh);
});

test('a session idle for over 7 days is cleared and leads to the landing page', async ({ page }) => {
  // No page of the app is open, because one that is still rendering would send requests without a token.
  await page.goto('/favicon.svg');
  await changeSession(page, { lastActivity: Date.now() - EIGHT_DAYS_MS });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  expect(await readSession(page)).toBeNull();
});

test('a session unknown to the server is cleared and leads to the landing page', async ({
  page,
  expectFault,
}) => {
  expectFault(/401/);
  await changeSession(page, { access: 'not.a.token', refresh: 'nor-this-one' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  expect(await readSession(page)).toBeNull();
});

test('data stored by an older version becomes a session, and its keys are removed', async ({
  page,
  expectFault,
}) => {
  // The open page sends one more request while its session is removed.
  expectFault(/401/);
  const { user, access, refresh } = await readSession(page);
  await page.evaluate(
    ([key, old]) => {
      localStorage.removeItem(key);
      localStorage.setItem('user', JSON.stringify(old.user));
      localStorage.setItem('access_token', old.access);
      localStorage.setItem('refresh_token', old.refresh);
    },
    [SESSION_KEY, { user, access, refresh }] as const,
  );
  const answer = await delayResponses(page, '/api/auth/profile/');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  answer();
  await expect(greeting(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect((await readSession(page)).access).toBe(access);
});

test('signing out works without a connection to the server', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to load/);
  await page.route('**/api/auth/logout/', (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await readSession(page)).toBeNull();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(greeting(other)).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/$/);
});

test('two tabs with an expired access token both continue', async ({ page, context, expectFault }) => {
  expectFault(/401/);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await changeSession(page, { access: 'not.a.token' });
  await Promise.all([page.reload(), other.reload()]);
  await expect(greeting(page)).toBeVisible();
  await expect(greeting(other)).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(menu.or(logout).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await logout.click();
}
