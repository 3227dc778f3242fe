import { expect, test } from './quiet-page.ts';

test('a first visitor signs in, watches a score tick, pays, and reads the analysis', async ({
  page,
  keepScreenshot,
}, testInfo) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GullyLens');
  const start = page.getByRole('button', { name: 'Start Your Journey' });
  await expect(start).toBeDisabled();
  await keepScreenshot('1-landing');

  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await start.click();
  await keepScreenshot('2-sign-in');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /sign in with google/i })
    .click();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(`asha-${testInfo.project.name}-${testInfo.retry}@example.com`);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Asha/ })).toBeVisible();
  const liveCard = page.getByRole('article').filter({ hasText: 'LIVE MATCH IN PROGRESS' }).first();
  await expect(liveCard).toBeVisible();
  await keepScreenshot('3-dashboard');
  const before = await liveCard.innerText();
  await expect
    .poll(() => liveCard.innerText(), { message: 'a live card ticks within 30 s', timeout: 30_000 })
    .not.toBe(before);

  await page.locator('#expert-analysis').scrollIntoViewIfNeeded();
  await expect(page.getByText('Premium Content')).toBeVisible();
  await keepScreenshot('4-locked-analysis');
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await expect(upgrade.getByText('Does not renew')).toBeVisible();
  await keepScreenshot('5-upgrade');
  await upgrade.getByRole('button', { name: 'Pay ₹499' }).click();
  await keepScreenshot('6-checkout');
  await page.getByRole('button', { name: /^Pay ₹499\.00$/ }).click();

  await expect(page.getByText('Welcome to Premium!')).toBeVisible();
  await expect(page.getByText('Premium Content')).toBeHidden();
  const card = page.locator('#expert-analysis').getByRole('button').first();
  await card.scrollIntoViewIfNeeded();
  await keepScreenshot('7-open-analysis');
  await card.click();
  const report = page.getByRole('dialog');
  for (const [index, tab] of [
    'Pitch Report and Scoring Pattern',
    'Recent Forms Report',
    'Venue and H2H Report',
    'Trump and Flop Report',
  ].entries()) {
    await report.getByRole('tab', { name: tab }).click();
    await expect(report.getByRole('tabpanel')).toBeVisible();
    await keepScreenshot(`8-analysis-tab-${index + 1}`);
  }
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();

  await page.goto('/matches');
  await expect(page.getByRole('heading', { name: 'Cricket Matches' })).toBeVisible();
  await keepScreenshot('9-matches');
});

test('a protected page sends a visitor who has not signed in to the first page', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/$/);
});
