import type { Page } from '@playwright/test';
import { emailOf } from './open-signed-in.ts';
import { expect, test } from './quiet-page.ts';
import { payForPremium, signInAs } from './visitor-steps.ts';

test.beforeEach(async ({ page }, testInfo) => {
  await page.goto('/');
  await signInAs(page, { name: 'Asha Rao', email: emailOf(testInfo) });
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upgrade to Premium' });
const payButton = (page: Page) => dialog(page).getByRole('button', { name: 'Pay ₹499', exact: true });

test('a checkout that is closed leaves everything as it was, and may be opened again', async ({ page }) => {
  await payButton(page).click();
  await page.getByRole('button', { name: 'Close checkout' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByText('Premium Content')).toBeVisible();
  await payForPremium(page);
  await expect(page.getByText('Premium Content')).toBeHidden();
});

test('a payment that fails is told in the checkout, and the next attempt counts', async ({
  page,
  keepScreenshot,
}) => {
  await payButton(page).click();
  await page.getByRole('button', { name: 'Fail this payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await keepScreenshot('payment-failed');
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
  await expect(page.getByText('Welcome to Premium!')).toBeVisible();
});

test('a page whose answer after paying is lost finds the payment by itself', async ({
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

test('the account shows the month, its receipt, and a cancellation that can be undone', async ({
  page,
  keepScreenshot,
}) => {
  await payForPremium(page);
  await page.goto('/account');
  await expect(page.getByText('₹499', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await keepScreenshot('account-cancelled');
  await page.getByRole('button', { name: 'Undo cancellation' }).click();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
