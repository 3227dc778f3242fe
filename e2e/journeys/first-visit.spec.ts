import { emailOf } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { analysisTabs, payForPremium, signInAs } from '../support/visitor-actions.ts';

test(
  'a new visitor signs in, sees a score change, pays, reads the analysis and opens a match',
  { tag: '@wide' },
  async ({ page, expectFault }, testInfo) => {
    // A live match may have no scorecard yet.
    expectFault(/status of 404/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GullyLens');
    await expect(page.getByRole('button', { name: 'Start Your Journey' })).toBeDisabled();
    await signInAs(page, { name: 'Asha Rao', email: emailOf(testInfo) });

    await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Asha/ })).toBeVisible();
    const liveCard = page.getByRole('article').filter({ hasText: 'LIVE MATCH IN PROGRESS' }).first();
    await expect(liveCard).toBeVisible();
    const before = await liveCard.innerText();
    await expect
      .poll(() => liveCard.innerText(), { message: 'a live card ticks within 30 s', timeout: 30_000 })
      .not.toBe(before);

    await page.locator('#expert-analysis').scrollIntoViewIfNeeded();
    await expect(page.getByText('Premium Content')).toBeVisible();
    await page.getByRole('button', { name: 'Get Premium Access' }).click();
    await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toContainText('Does not renew');
    await payForPremium(page);

    await expect(page.getByText('Premium Content')).toBeHidden();
    const card = page.locator('#expert-analysis').getByRole('button').first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    const report = page.getByRole('dialog');
    for (const tab of analysisTabs) {
      await report.getByRole('tab', { name: tab }).click();
      await expect(report.getByRole('tabpanel')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();

    await page.goto('/matches');
    await expect(page.getByRole('heading', { name: 'Cricket Matches' })).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/matches\/[^/]+$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a protected page redirects a visitor to the landing page, and sign-in leads back to a shared link', async ({
  page,
}, testInfo) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account?from=a-friend');
  await expect(page).toHaveURL(/\/$/);
  await signInAs(page, { name: 'Asha Rao', email: emailOf(testInfo) }, /\/account\?from=a-friend$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
});
