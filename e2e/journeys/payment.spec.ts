import type { Page } from '@playwright/test';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { payForPremium } from '../support/visitor-actions.ts';

test.beforeEach(async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upgrade to Premium' });
const payButton = (page: Page) => dialog(page).getByRole('button', { name: 'Pay ₹499', exact: true });

test('a closed checkout changes nothing and can be opened again', async ({ page }) => {
  await payButton(page).click();
  await page.getByRole('button', { name: 'Close checkout' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByText('Premium Content')).toBeVisible();
  await payForPremium(page);
  await expect(page.getByText('Premium Content')).toBeHidden();
});

test('a failed payment is shown in the checkout, and the next attempt succeeds', async ({ page }) => {
  await payButton(page).click();
  await page.getByRole('button', { name: 'Fail this payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
  await expect(page.getByText('Welcome to Premium!')).toBeVisible();
});

test('a page that loses the response after paying finds the payment without a reload', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load/);
  await page.route('**/verify-payment/', (route) => route.abort());
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
  await expect(page.getByText('Welcome to Premium!')).toBeVisible();
  await expect(page.getByText('Premium Content')).toBeHidden();
});

test('a pending payment is shown on every page, and Premium starts without a reload', async ({ page }) => {
  const answers = {
    'verify-payment': { status: 202, json: { success: false, pending: true } },
    'orders/*': { json: { order_id: 'order_waiting', state: 'pending', checkedAt: null } },
    status: { json: { isPremium: false, premiumUntil: null, subscriptionActive: false } },
  };
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(`**/premium/${path}/`, (route) => route.fulfill(answer));
  }
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
  await expect(dialog(page).getByText('Your payment is on its way')).toBeVisible();

  const onItsWay = page.getByText('Your payment is on its way. Premium switches on by itself.');
  for (const address of ['/account', '/dashboard-old']) {
    await page.goto(address);
    await expect(onItsWay).toBeVisible();
  }
  await expect(page.getByText('Unlock Expert Analysis')).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.unrouteAll();
  await expect(page.getByText('Premium Access Active')).toBeVisible();
  await expect(onItsWay).toBeHidden();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('the account shows the paid month and its receipt, and a cancellation can be undone', async ({
  page,
}) => {
  await payForPremium(page);
  await page.goto('/account');
  await expect(page.getByText('₹499', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await page.getByRole('button', { name: 'Undo cancellation' }).click();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
