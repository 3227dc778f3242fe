import {
  mockResponse,
  emptyOverview,
  clearStoredResponses,
  OVERVIEW,
  withoutText,
} from '../support/mock-responses.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectScreenQuality } from '../support/expect-screen-quality.ts';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

// Up to ten screens, each checked in two languages.
test.beforeEach(() => test.slow());

test('the public pages and their dialogs have no quality problem', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/support', '/track-record']) {
    await page.goto(path);
    await settle(page);
    await expectScreenQuality(page, path);
  }
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
  await expectScreenQuality(page, 'the first page');
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expectAccessible(page, 'the terms in their dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Start Your Journey' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the sign-in overlay');
});

/** A locked analysis of a match with long names. */
const LOCKED = {
  id: 'one',
  matchKey: 'one',
  matchTitle: 'Thiruvananthapuram Monsoons vs Visakhapatnam Lighthouses',
  tournament: 'Coastal League',
  analysisDate: '2026-11-21T10:00:00.000Z',
  publishedAt: null,
  draftedLate: false,
  locksAt: '2099-01-01T10:00:00.000Z',
  captainPoints: 76.8,
  viceCaptainPoints: 71.2,
  venueAverage: 171.4,
  locked: true,
};

test('the pages of a free user have no quality problem', async ({ page }, testInfo) => {
  await mockResponse(page, '/api/v1/analysis/', 200, { status: 'success', data: [LOCKED] });
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expect(page.getByText('Premium Content')).toBeVisible();
  await expect(page.getByText(LOCKED.matchTitle).first()).toBeVisible();
  await expect(page.getByText('LIVE MATCH IN PROGRESS').first()).toBeVisible();
  await expectScreenQuality(page, 'the dashboard');
  await page.getByRole('button', { name: 'View All' }).click();
  await page.getByRole('tab', { name: 'Players', exact: true }).click();
  await expectAccessible(page, 'the dashboard with all tabs');
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the upgrade dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Featured' }).click();
  await page.locator('#live-matches').getByRole('article').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Match Details')).toBeVisible();
  await expectAccessible(page, 'the match pop-up');
  await page.unroute('**/api/v1/analysis/');
  for (const path of ['/dashboard-old', '/matches', '/account', '/forum']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    await expectAccessible(page, path);
  }
});

test('the pages of a member have no quality problem', async ({ page }, testInfo) => {
  await openAsMember(page, '/dashboard', emailOf(testInfo));
  const card = page.locator('#expert-analysis').getByRole('article').getByRole('button').first();
  await expect(card).toBeVisible();
  await card.click();
  for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
    await tab.click();
    await expectAccessible(page, `the analysis, ${await tab.innerText()}`);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectScreenQuality(page, 'the dashboard of a member');
  await page.goto('/dashboard-old');
  await expect(page.getByText('Premium Access Active')).toBeVisible();
  await expectScreenQuality(page, 'the older dashboard of a member');
  for (const path of ['/matches', '/account', '/forum']) {
    await page.goto(path);
    await settle(page);
    await expectScreenQuality(page, `${path} of a member`);
  }
});

test('axe finds no serious problem in empty states, error states and Hindi', async ({
  page,
  expectFault,
}, testInfo) => {
  expectFault(/Failed to load resource/);
  await page.route('**/api/live/', () => {});
  await mockResponse(page, OVERVIEW, 200, emptyOverview);
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expect(page.getByText('No live matches right now.')).toBeVisible();
  await expectAccessible(page, 'an empty dashboard');
  await page.unroute(`**${OVERVIEW}`);
  // Before the stored responses are cleared, so that no poll stores one again.
  await mockResponse(page, OVERVIEW, 400, withoutText);
  await clearStoredResponses(page);
  await page.reload();
  await expect(page.getByText('Error Loading Data').first()).toBeVisible();
  await expectAccessible(page, 'a dashboard without data');
  await page.evaluate(() => localStorage.setItem('gullylens.language', 'hi-IN'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expectAccessible(page, 'a dashboard in Hindi');
});
