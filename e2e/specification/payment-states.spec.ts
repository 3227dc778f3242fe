import type { Page } from '@playwright/test';
import { mockResponse, withoutText } from '../support/mock-responses.ts';
import { emailOf, openSignedIn } from '../support/open-as-member.ts';
import { expect, test } from '../support/test.ts';
import { expectShown, expectSentences } from './expect-sentences.ts';
import { sentencesOf } from './sentences.ts';
import { payForPremium } from '../support/visitor-actions.ts';

const ORDER = '/api/subscriptions/premium/create-order/';
const VERIFY = '/api/subscriptions/premium/verify-payment/';
const STATUS = '/api/auth/status/';

/**
 * Builds the source of a fake checkout script. `open` is what it runs when the page opens it: to pay, fail or break.
 */
const checkoutScript = (open: string) =>
  `window.Razorpay = function (options) {
    const listeners = {};
    this.on = (name, listener) => { listeners[name] = listener; };
    this.open = () => { ${open} };
  };`;
const payingCheckout = checkoutScript(
  "options.handler({ razorpay_payment_id: 'pay_x', razorpay_order_id: options.order_id, razorpay_signature: 'x' })",
);

async function useCheckout(page: Page, body: string): Promise<void> {
  await page.unroute('**/checkout.js');
  await page.route('**/checkout.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function openUpgrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
  await expect(payButton(page)).toBeEnabled();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upgrade to Premium' });
const payButton = (page: Page) => dialog(page).getByRole('button', { name: 'Pay ₹499', exact: true });
const dialogAlert = (page: Page) => dialog(page).getByRole('alert');

test.beforeEach(async ({ page }, testInfo) => {
  await openSignedIn(page, '/dashboard', emailOf(testInfo));
});

test('the upgrade dialog shows the price of Premium', async ({ page }, testInfo) => {
  await openUpgrade(page);
  await expectSentences(dialog(page), testInfo.title);
});

test('the pay button shows that the payment is in progress', async ({ page }, testInfo) => {
  await openUpgrade(page);
  await page.route(`**${ORDER}`, () => {});
  await payButton(page).click();
  await expectSentences(dialog(page), testInfo.title);
  await expect(dialog(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
});

test('paying is impossible before the price is loaded', async ({ page, expectFault }) => {
  expectFault(/Failed to load resource/);
  const plans = '**/api/subscriptions/plans/';
  await page.route(plans, () => {});
  await page.reload();
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Loading' })).toBeDisabled();
  await expect(payButton(page)).toBeHidden();

  await page.unroute(plans);
  await page.route(plans, (route) => route.fulfill({ status: 400, json: withoutText }));
  await page.reload();
  await page.getByRole('button', { name: 'Get Premium Access' }).click();
  await expect(dialogAlert(page)).toHaveText('The price could not be loaded. Please try again.');
  await page.unroute(plans);
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('a successful payment shows the welcome message', async ({ page }, testInfo) => {
  await openUpgrade(page);
  await payForPremium(page);
  await expectSentences(page, testInfo.title);
});

test('a rejected order shows an error in the dialog', async ({ page, expectFault }) => {
  expectFault(/Failed to load resource/);
  await openUpgrade(page);
  const [unauthorised, denied, failed] = sentencesOf(test.info().title);
  const answers: [number, object, string | undefined][] = [
    [401, withoutText, unauthorised],
    [403, withoutText, denied],
    [400, withoutText, failed],
    [400, { ...withoutText, error: 'Not today.' }, 'Not today.'],
  ];
  for (const [status, body, sentence] of answers) {
    await page.unroute(`**${ORDER}`);
    await mockResponse(page, ORDER, status, body);
    await payButton(page).click();
    await expect(dialogAlert(page)).toHaveText(sentence ?? '');
  }
});

test('a rejected verification shows an error in the dialog', async ({ page, expectFault }) => {
  expectFault(/Failed to load resource/);
  await useCheckout(page, payingCheckout);
  await openUpgrade(page);
  const [unauthorised, failed] = sentencesOf(test.info().title);
  const answers: [number, object, string | undefined][] = [
    [401, withoutText, unauthorised],
    [400, withoutText, failed],
    [400, { ...withoutText, error: 'Not this one.' }, 'Not this one.'],
  ];
  for (const [status, body, sentence] of answers) {
    await page.unroute(`**${VERIFY}`);
    await mockResponse(page, VERIFY, status, body);
    await payButton(page).click();
    await expect(dialogAlert(page)).toHaveText(sentence ?? '');
  }
});

test('a payment that cannot start shows an error in the dialog', async ({ page, expectFault }, testInfo) => {
  expectFault(/Failed to load resource|ERR_FAILED/);
  const [required, notLoaded, expired, notOpened, failed] = sentencesOf(test.info().title);
  await page.route('**/checkout.js', (route) => route.abort());
  await openUpgrade(page);
  await payButton(page).click();
  await expect(dialogAlert(page)).toHaveText(notLoaded ?? '');

  for (const [open, sentence] of [
    ['throw new Error()', notOpened],
    ["listeners['payment.failed']({}); options.modal.ondismiss()", failed],
  ]) {
    await useCheckout(page, checkoutScript(open ?? ''));
    await page.reload();
    await openUpgrade(page);
    await payButton(page).click();
    await expectShown(dialogAlert(page), sentence ?? '');
  }

  await mockResponse(page, STATUS, 401, withoutText);
  await mockResponse(page, '/api/auth/refresh/', 401, withoutText);
  await payButton(page).click();
  await expectShown(page, expired ?? '');
  await expect(page).toHaveURL(/\/$/);
  await page.unrouteAll();

  await openSignedIn(page, '/dashboard', emailOf(testInfo));
  await openUpgrade(page);
  await page.evaluate(() => localStorage.removeItem('gullylens.session'));
  await payButton(page).click();
  await expect(dialogAlert(page)).toHaveText(required ?? '');
});
