import type { Page } from '@playwright/test';
import { signInMember } from '../support/api-visitor.ts';
import { findUpcomingMatch } from '../support/find-upcoming-match.ts';
import {
  mockResponse,
  emptyOverview,
  delayResponses,
  OVERVIEW,
  withoutText,
} from '../support/mock-responses.ts';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { expectShown, expectSentences } from './expect-sentences.ts';
import { sentencesOf } from './sentences.ts';

/** Presses Escape until the dialog is gone: one whose text is still loading may miss the key. */
async function closeDialog(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 2_000 });
  }).toPass();
}

test(
  'the dashboard greets a free user and shows its three sections',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    // A new server has no analysis to offer yet.
    await findUpcomingMatch(await signInMember(page.request, `finds-${emailOf(testInfo)}`));
    await openSignedIn(page, '/dashboard', emailOf(testInfo));
    await expect(
      page.getByRole('heading', { name: /Good (morning|afternoon|evening), Asha!/ }),
    ).toBeVisible();
    await expectSentences(page, testInfo.title);
    await page.locator('#expert-analysis').getByRole('article').getByRole('button').last().click();
    await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
    await closeDialog(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
    await closeDialog(page);
    await page.getByLabel('Email address for updates').fill('asha@example.com');
    await page.getByRole('button', { name: 'Notify' }).click();
    await expectShown(page.locator('#coming-soon'), 'Thanks for subscribing!');
  },
);

test('View All reveals the ten extended tabs', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  const widget = page.getByRole('region', { name: 'Cricket Central' });
  await widget.getByRole('button', { name: 'View All' }).click();
  await expectSentences(widget.getByRole('tablist'), testInfo.title);
  for (const tab of ['Tournaments', 'Teams', 'News']) {
    await widget.getByRole('tab', { name: tab, exact: true }).click();
    await expect(widget.getByRole('tabpanel')).toContainText(/\w/);
  }
  await widget.getByRole('tab', { name: 'Tournaments', exact: true }).click();
  await widget.getByRole('tabpanel').getByRole('button').first().click();
  const series = page.getByRole('dialog');
  await expect(series.getByRole('list', { name: 'Matches' }).getByRole('article').first()).toBeVisible();
});

test('a dashboard without matches states it', async ({ page }, testInfo) => {
  await mockResponse(page, OVERVIEW, 200, emptyOverview);
  await mockResponse(page, '/api/v1/analysis/', 200, { status: 'success', data: [] });
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expectShown(page, 'No live matches right now.');
  await page.getByRole('tab', { name: 'Live' }).click();
  await expectShown(page, 'No live matches right now.');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expectShown(page, 'No upcoming matches available.');
  await expectShown(page, 'Expert Analysis Coming Soon');
});

test('a dashboard without data shows the reason and retries', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource/);
  await mockResponse(page, OVERVIEW, 400, withoutText);
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expectSentences(page, testInfo.title);
  const widget = page.getByRole('region', { name: 'Cricket Central' });
  const tryAgain = widget.getByRole('button', { name: 'Try Again' });
  await Promise.all([page.waitForRequest(`**${OVERVIEW}`), tryAgain.click()]);
  await page.unroute(`**${OVERVIEW}`);
  // The next poll may come before the click: the matches are then shown without it.
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 });
    await expect(widget.getByRole('article').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('a dashboard shows that it refreshes, and shows cached data after a failure', async ({
  page,
  expectFault,
}, testInfo) => {
  expectFault(/Failed to load resource/);
  // An update of the live stream would count as new data and remove the text.
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  const widget = page.getByRole('region', { name: 'Cricket Central' });
  await expect(widget.getByRole('article').first()).toBeVisible();
  const refuse = await delayResponses(page, OVERVIEW, withoutText);
  await page.reload();
  await expectShown(widget, 'Updating...');
  refuse();
  await expectShown(widget, 'Using cached data');
  await expect(widget.getByRole('article').first()).toBeVisible();
});

test('the older dashboard offers Premium to a free user', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await expectSentences(page, testInfo.title);
});

test(
  'the older dashboard greets the user, shows a summary and expands',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
    await page.getByRole('button', { name: 'View All Data' }).click();
    await expectSentences(page, testInfo.title);
    await page.locator('summary').filter({ hasText: 'Featured Matches' }).click();
    await page.getByRole('button', { name: 'Back to Summary' }).click();
    await expect(page.getByRole('button', { name: 'View All Data' })).toBeVisible();
  },
);

test('the older dashboard without matches states it', async ({ page }, testInfo) => {
  await mockResponse(page, OVERVIEW, 200, emptyOverview);
  await mockResponse(page, '/api/v1/cricket/tournaments/', 200, { status: 'success', data: [] });
  await mockResponse(page, '/api/v1/cricket/countries-new/', 200, {
    status: 'success',
    data: { countries: [] },
  });
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await expectShown(page, 'No live matches right now.');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expectShown(page, 'No upcoming matches available.');
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expectShown(page, 'No recent matches to show.');
  await page.getByRole('button', { name: 'View All Data' }).click();
  await expect(page.getByRole('button', { name: 'Back to Summary' })).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const sentence of sentencesOf(testInfo.title).slice(3)) await expectShown(page, sentence);
});

test('the older dashboard states what it is loading', async ({ page }, testInfo) => {
  const [first = '', everything = ''] = sentencesOf(testInfo.title);
  let answer = await delayResponses(page, OVERVIEW);
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await expectShown(page, first);
  answer();
  await expect(page.getByRole('button', { name: 'View All Data' })).toBeVisible();
  await page.unroute(`**${OVERVIEW}`);
  answer = await delayResponses(page, OVERVIEW);
  await page.getByRole('button', { name: 'View All Data' }).click();
  await expectShown(page, everything);
  answer();
  await expect(page.getByText(everything)).toBeHidden();
});

test('a member reads the premium content on the older dashboard', async ({ page }, testInfo) => {
  // A new server drafts its first analyses without projections.
  await findUpcomingMatch(await signInMember(page.request, `finds-${emailOf(testInfo)}`));
  await openAsMember(page, '/dashboard-old', emailOf(testInfo));
  await expectSentences(page, testInfo.title);
});

test('the matches page has three tabs, live first', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource/);
  await openSignedIn(page, '/matches', emailOf(testInfo));
  await expect(page.getByRole('tab', { name: /^Live/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Recent/ }).click();
  await expectSentences(page, testInfo.title);
  await mockResponse(page, '/api/v1/cricket/matches/live/', 400, withoutText);
  const refused = page.waitForResponse('**/api/v1/cricket/matches/live/');
  await page.getByRole('tab', { name: /^Live/ }).click();
  await refused;
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
});

test('the matches page has an empty text for each tab', async ({ page }, testInfo) => {
  const nothing = { status: 'success', data: [], page: { offset: 0, limit: 25, total: 0 } };
  for (const list of ['live', 'upcoming', 'recent']) {
    await mockResponse(page, `/api/v1/cricket/matches/${list}/`, 200, nothing);
  }
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/matches', emailOf(testInfo));
  const sentences = sentencesOf(testInfo.title);
  for (const [at, tab] of ['Live', 'Upcoming', 'Recent'].entries()) {
    await page.getByRole('tab', { name: tab }).click();
    for (const sentence of sentences.slice(2 * at, 2 * at + 2)) {
      await expect(page.getByRole('tabpanel').getByText(sentence, { exact: true })).toBeVisible();
    }
  }
});
