import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  mockResponse,
  emptyOverview,
  clearStoredResponses,
  OVERVIEW,
  withoutText,
} from '../support/mock-responses.ts';
import { signInMember } from '../support/api-visitor.ts';
import { findUpcomingMatch } from '../support/find-upcoming-match.ts';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';

/**
 * Waits until loading blocks and spinners are gone for a second: parts of a page load late. The dot of a live match, which
 * always pulses, does not count.
 */
async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('#main')).toBeVisible();
  const waiting = page.locator('.animate-pulse-soft:not(.bg-live), .animate-spin');
  await expect(async () => {
    await expect(waiting).toHaveCount(0);
    await page.waitForTimeout(1_000);
    expect(await waiting.count()).toBe(0);
  }).toPass();
}

async function visit(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await untilDrawn(page);
  await takeScreenshot(page, name);
}

/** Opens a page, waits until `state.sign` is visible and takes a screenshot. */
async function visitState(page: Page, path: string, state: { name: string; sign: Locator }): Promise<void> {
  await page.goto(path);
  await expect(state.sign).toBeVisible();
  await takeScreenshot(page, `state-${state.name}`);
}

const PUBLIC = ['/terms', '/privacy', '/support', '/track-record'];
const SIGNED_IN = ['/dashboard', '/dashboard-old', '/matches', '/account', '/forum'];

const nameOf = (who: string, path: string) => `${who}${path.replaceAll('/', '-')}`;

test('a visitor', async ({ page }) => {
  await visit(page, '/', 'stranger-landing');
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await takeScreenshot(page, 'stranger-landing-terms-open');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Start Your Journey' }).click();
  await takeScreenshot(page, 'stranger-landing-overlay-open');
  for (const path of PUBLIC) await visit(page, path, nameOf('stranger', path));
  await page.getByRole('button', { name: /हिन्दी में पढ़ें/ }).click();
  await visit(page, '/', 'stranger-landing-hindi');
});

test('a free user', async ({ page }, testInfo) => {
  // A new server has no analysis to show yet.
  await findUpcomingMatch(await signInMember(page.request, `finds-${emailOf(testInfo)}`));
  await openSignedIn(page, '/', emailOf(testInfo));
  for (const path of SIGNED_IN) await visit(page, path, nameOf('free', path));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
  await takeScreenshot(page, 'free-dashboard-upgrade-open');
  await page.keyboard.press('Escape');
  await page.locator('#live-matches').getByRole('article').getByRole('button').first().click();
  await takeScreenshot(page, 'free-dashboard-match-open');
});

test('a member', async ({ page }, testInfo) => {
  await findUpcomingMatch(await openAsMember(page, '/', emailOf(testInfo)));
  for (const path of SIGNED_IN) await visit(page, path, nameOf('member', path));
  await page.goto('/dashboard');
  await page.locator('#expert-analysis').getByRole('article').getByRole('button').first().click();
  await untilDrawn(page);
  await takeScreenshot(page, 'member-dashboard-analysis-open');
  await page.evaluate(() => localStorage.setItem('gullylens.language', 'hi-IN'));
  await visit(page, '/dashboard', 'member-dashboard-hindi');
});

test('dialogs, and a live match without a network', async ({ page }, testInfo) => {
  const member = await openAsMember(page, '/account', emailOf(testInfo));
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await takeScreenshot(page, 'member-account-cancel-open');
  await page.goto('/matches');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await takeScreenshot(page, 'member-search-open');
  const live = (await (await member.get('/api/v1/cricket/matches/live/')).json()).data;
  await page.goto(`/matches/${live[0].key}`);
  await untilDrawn(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Using cached data').first()).toBeVisible();
  await takeScreenshot(page, 'member-match-offline');
});

test('states', async ({ page }, testInfo) => {
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/', emailOf(testInfo));
  await page.route(`**${OVERVIEW}`, () => {});
  const loading = page.getByRole('status', { name: 'Loading matches' }).first();
  await visitState(page, '/dashboard', { name: 'dashboard-loading', sign: loading });
  await mockResponse(page, OVERVIEW, 200, emptyOverview);
  const nothing = page.getByText('No live matches right now.');
  await visitState(page, '/dashboard', { name: 'dashboard-empty', sign: nothing });
  await mockResponse(page, OVERVIEW, 400, withoutText);
  const stale = page.getByText(/Using cached data/);
  await visitState(page, '/dashboard', { name: 'dashboard-stale', sign: stale });
  await clearStoredResponses(page);
  const failed = page.getByText('Error Loading Data');
  await visitState(page, '/dashboard', { name: 'dashboard-error', sign: failed });
  await visitState(page, '/dashboard-old', { name: 'dashboard-old-error', sign: failed });
});

const ASKING = [
  '/matches',
  '/matches/one',
  '/players/one',
  '/teams/one',
  '/venues/one',
  '/track-record',
  '/account',
];
const ASKING_MEMBERS = ['/analysis/one', '/lineups/one', '/forum', '/forum/one'];

/** All API calls except those for the user and their plan: without these a member would appear signed out. */
const CONTENT = '/api/{v1,cricket,account}/**';

test('screens while a response is pending, and after it failed', async ({ page }, testInfo) => {
  await page.route('**/api/live/', () => {});
  await openAsMember(page, '/', emailOf(testInfo));
  for (const path of [...ASKING, ...ASKING_MEMBERS]) {
    const name = nameOf('', path).slice(1);
    await page.route(`**${CONTENT}`, () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#main').getByRole('status').first()).toBeVisible();
    await takeScreenshot(page, `loading-${name}`);
    await mockResponse(page, CONTENT, 503, withoutText);
    await clearStoredResponses(page);
    await page.goto(path);
    await expect(page.getByText(/Error Loading Data|Failed to load data|did not load/).first()).toBeVisible();
    await takeScreenshot(page, `failed-${name}`);
  }
});
