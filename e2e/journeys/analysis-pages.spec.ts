import { findUpcomingMatch } from '../support/find-upcoming-match.ts';
import { emailOf, openAsMember, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { signInMember } from '../support/api-visitor.ts';
import { analysisTabs, payForPremium } from '../support/visitor-actions.ts';

test('a free user sees a locked analysis, pays on the same page and reads all of it', async ({
  page,
}, testInfo) => {
  const helper = await signInMember(page.request, `finds-${emailOf(testInfo)}`);
  const matchKey = await findUpcomingMatch(helper);
  await openSignedIn(page, `/analysis/${matchKey}`, emailOf(testInfo));
  await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Expected points' })).toBeHidden();
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await payForPremium(page);

  await expect(page.getByRole('heading', { name: 'Captain', exact: true })).toBeVisible();
  for (const tab of analysisTabs) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  await page.getByRole('region', { name: 'Expected points' }).locator('summary').first().click();
  await expect(page.getByText('Average player at this ground').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Win probability' })).toBeVisible();
});

test('the dialog on the dashboard links to the full analysis', async ({ page }, testInfo) => {
  await openAsMember(page, '/dashboard', emailOf(testInfo));
  const card = page.locator('#expert-analysis').getByRole('article').first();
  for (const label of ['Captain choice', 'Venue average', 'Pitch conditions']) {
    await expect(card.getByText(label)).toBeVisible();
  }
  await expect(card.getByRole('img', { name: 'Trump players: ' })).toBeVisible();
  await card.getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'See full analysis' }).click();
  await expect(page).toHaveURL(/\/analysis\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Captain', exact: true })).toBeVisible();
});

test(
  'a member builds line-ups, sees two on the pitch board and saves all of them',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    const member = await openAsMember(page, '/dashboard', emailOf(testInfo));
    const matchKey = await findUpcomingMatch(member);
    await page.goto(`/lineups/${matchKey}`);
    await page.getByLabel(/How many line-ups/).fill('5');
    await page.getByText('High Risk-Reward').click();
    await page.getByText('Players in or out').click();
    await page
      .getByRole('button', { name: /in all line-ups$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Build line-ups' }).click();
    // When only one keeper is likely to play, the limit on one player's share of the line-ups allows only four.
    await expect(page.getByRole('heading', { name: /^[45] line-ups$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Line-up 1' })).toBeVisible();
    await page.getByRole('button', { name: /^Line-up 2/ }).click();
    await expect(page.getByRole('region', { name: 'Line-up 2' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'In winning teams (simulated)' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('gullylens-line-ups.csv');
  },
);
