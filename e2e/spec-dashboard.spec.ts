import { answerWith, emptyOverview, OVERVIEW, wordless } from './answer-with.ts';
import { emailOf, openAsMember, openSignedIn } from './open-signed-in.ts';
import { expect, test } from './quiet-page.ts';
import { expectShown, showSentences } from './show-sentences.ts';

test('the dashboard greets a free reader and shows its three sections', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Asha!/ })).toBeVisible();
  await showSentences(page, testInfo.title);
});

test('View All reveals the ten extended tabs', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  const widget = page.getByRole('region', { name: 'Cricket Central' });
  await widget.getByRole('button', { name: 'View All' }).click();
  await showSentences(widget.getByRole('tablist'), testInfo.title);
  for (const tab of ['Tournaments', 'Teams', 'News']) {
    await widget.getByRole('tab', { name: tab, exact: true }).click();
    await expect(widget.getByRole('tabpanel')).toContainText(/\w/);
  }
});

test('a match opens over the page with its four cards', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await page.locator('#live-matches').getByRole('article').getByRole('button').first().click();
  await showSentences(page.getByRole('dialog'), testInfo.title);
});

test('a match that cannot be read says so in its pop-up', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource/);
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await page.route(/\/api\/v1\/cricket\/matches\/[^/]+\/$/, (route) =>
    route.fulfill({ status: 400, json: wordless }),
  );
  await page.locator('#live-matches').getByRole('article').getByRole('button').first().click();
  await showSentences(page.getByRole('dialog'), testInfo.title);
});

test('a dashboard on which nothing is played says so', async ({ page }, testInfo) => {
  await answerWith(page, OVERVIEW, 200, emptyOverview);
  await answerWith(page, '/api/v1/analysis/', 200, { status: 'success', data: [] });
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await expectShown(page, 'No featured matches right now.');
  await page.getByRole('tab', { name: 'Live' }).click();
  await expectShown(page, 'No live matches right now.');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expectShown(page, 'No upcoming matches available.');
  await expectShown(page, 'Expert Analysis Coming Soon');
});

test('a dashboard without any data says why, and tries again', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource/);
  await answerWith(page, OVERVIEW, 400, wordless);
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  const widget = page.getByRole('region', { name: 'Cricket Central' });
  await showSentences(widget, testInfo.title);
  await page.unroute(`**${OVERVIEW}`);
  await widget.getByRole('button', { name: 'Try Again' }).click();
  await expect(widget.getByRole('article').first()).toBeVisible();
});

test('a dashboard that is asking anew says so, and shows cached data after a failure', async ({
  page,
  expectFault,
}, testInfo) => {
  expectFault(/Failed to load resource/);
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  const widget = page.getByRole('region', { name: 'Cricket Central' });
  await expect(widget.getByRole('article').first()).toBeVisible();
  const answers: (() => void)[] = [];
  await page.route(`**${OVERVIEW}`, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ status: 400, json: wordless });
  });
  await page.reload();
  await expectShown(widget, 'Updating...');
  for (const answer of answers) answer();
  await expectShown(widget, 'Using cached data');
  await expect(widget.getByRole('article').first()).toBeVisible();
});

test('the older dashboard offers Premium to a free reader', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await showSentences(page, testInfo.title);
});

test('the older dashboard welcomes back, sums up and expands', async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await page.getByRole('button', { name: 'View All Data' }).click();
  await showSentences(page, testInfo.title);
  await page.locator('summary').filter({ hasText: 'Featured Matches' }).click();
  await page.getByRole('button', { name: 'Back to Summary' }).click();
  await expect(page.getByRole('button', { name: 'View All Data' })).toBeVisible();
});

test('the older dashboard on which nothing is played says so', async ({ page }, testInfo) => {
  await answerWith(page, OVERVIEW, 200, emptyOverview);
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await expectShown(page, 'No live matches right now.');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expectShown(page, 'No upcoming matches available.');
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expectShown(page, 'No recent matches to show.');
});

test('the older dashboard says what it is waiting for', async ({ page }, testInfo) => {
  await page.route(`**${OVERVIEW}`, () => {});
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/dashboard-old', emailOf(testInfo));
  await showSentences(page, testInfo.title);
});

test('a member reads the premium content on the older dashboard', async ({ page }, testInfo) => {
  await openAsMember(page, '/dashboard-old', emailOf(testInfo));
  await showSentences(page, testInfo.title);
});

test('the avatar tells a member who they are, and signs them out', async ({ page }, testInfo) => {
  await openAsMember(page, '/matches', emailOf(testInfo));
  const avatar = page.getByRole('button', { name: /^Account of/ });
  await expect(avatar).toHaveText('A');
  await avatar.hover();
  await avatar.click();
  await showSentences(page, testInfo.title);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the matches page has three tabs, live first', async ({ page }, testInfo) => {
  await openSignedIn(page, '/matches', emailOf(testInfo));
  await showSentences(page, testInfo.title);
  await expect(page.getByRole('tab', { name: /^Live/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Recent/ }).click();
  await expectShown(page.getByRole('tabpanel'), 'COMPLETED');
});

test('the matches page says what is missing under each tab', async ({ page }) => {
  const nothing = { status: 'success', data: [], page: { offset: 0, limit: 25, total: 0 } };
  for (const list of ['live', 'upcoming', 'recent']) {
    await answerWith(page, `/api/v1/cricket/matches/${list}/`, 200, nothing);
  }
  await page.route('**/api/live/', () => {});
  await openSignedIn(page, '/matches', emailOf(test.info()));
  await expectShown(page, 'No live matches at the moment. Check back later!');
  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  await expectShown(page, 'No upcoming matches scheduled. Check back soon!');
  await page.getByRole('tab', { name: /^Recent/ }).click();
  await expectShown(page, 'No recent matches available. Check back later!');
});
