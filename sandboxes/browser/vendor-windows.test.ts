import { decodeJwt } from 'jose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, launchChromium, openMerchantPage, messagesOf } from '../testing/open-merchant-page.ts';
import { callApi, createOrder } from '../testing/call-razorpay.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';

let browser: Browser;

async function openSignIn(settings = '{}'): Promise<Page> {
  const { address } = await runSandboxes();
  return openMerchantPage(browser, {
    sandbox: address,
    script: `
      const callback = ({ credential, select_by, state }) => report([credential, select_by, state].join(' '));
      google.accounts.id.initialize({ client_id: 'c', nonce: 'n-1', callback });
      google.accounts.id.renderButton(document.querySelector('#google'), { type: 'standard', ...${settings} });
      buy.onclick = () => google.accounts.id.prompt((moment) => report(moment.getMomentType()));
    `,
  });
}

async function openCheckout(settings = '{}') {
  const { address } = await runSandboxes();
  const orderId = await createOrder(address);
  const page = await openMerchantPage(browser, {
    sandbox: address,
    script: `
      const checkout = new Razorpay({
        key: 'k', amount: 49900, currency: 'INR', name: 'GullyLens', order_id: '${orderId}',
        prefill: { email: 'payer@example.com' },
        modal: { ondismiss: () => report('dismissed') },
        handler: (response) => report(Object.keys(response).sort().join(' ')),
        ...${settings},
      });
      checkout.on('payment.failed', ({ error }) => report('failed ' + error.reason));
      buy.onclick = () => checkout.open();
    `,
  });
  await page.getByRole('button', { name: 'Buy' }).click();
  const order = async () => (await callApi(address, `/orders/${orderId}/payments`)).body;
  return { page, order };
}

describe.skipIf(!haveChromium)('the vendors’ windows in a browser', () => {
  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterAll(() => browser.close());

  describe('Google’s account chooser', () => {
    it('signs in a sample account with the keyboard alone, including nonce and state', async () => {
      const page = await openSignIn('{ state: "s-1" }');
      await page.getByRole('button', { name: 'Sign in with Google' }).press('Enter');
      await page.getByRole('button', { name: /Kabir Sethi/ }).press('Enter');
      await page.getByText(' btn s-1').waitFor();
      const [credential = ''] = (await messagesOf(page))[0]?.split(' ') ?? [];
      expect(decodeJwt(credential)).toMatchObject({ email: 'kabir.sethi@example.com', nonce: 'n-1' });
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('signs in any typed name and address', async () => {
      const page = await openSignIn('{ text: "continue_with" }');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByLabel('Name').fill('Zoya Rao');
      await page.getByLabel('Email').fill('zoya@example.com');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByText('btn_add_session').waitFor();
      const [credential = ''] = (await messagesOf(page))[0]?.split(' ') ?? [];
      expect(decodeJwt(credential)).toMatchObject({ email: 'zoya@example.com', name: 'Zoya Rao' });
    });

    it('closes on Escape and on Cancel without signing in, and restores the focus', async () => {
      const page = await openSignIn();
      const button = page.getByRole('button', { name: 'Sign in with Google' });
      await button.click();
      await page.getByRole('dialog').press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('button:focus').innerText()).toContain('Sign in with Google');
      await button.click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await messagesOf(page)).toEqual([]);
    });

    it('reports a closed prompt as skipped', async () => {
      const page = await openSignIn();
      await page.getByRole('button', { name: 'Buy' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(await messagesOf(page)).toEqual(['skipped']);
    });
  });

  describe('Razorpay’s checkout', () => {
    it('pays and passes the three fields', async () => {
      const { page, order } = await openCheckout();
      await page.getByLabel('Card').check();
      await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
      await page.getByText('razorpay_order_id razorpay_payment_id razorpay_signature').waitFor();
      expect(await order()).toMatchObject({
        items: [{ status: 'captured', method: 'card', email: 'payer@example.com' }],
      });
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('allows a retry of a failed payment in the same window', async () => {
      const { page, order } = await openCheckout();
      await page.getByRole('button', { name: 'Fail this payment' }).click();
      await page.getByText('Payment failed. You can try again.').waitFor();
      await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
      await page.getByText('razorpay_signature').waitFor();
      expect((await messagesOf(page))[0]).toBe('failed payment_failed');
      expect(await order()).toMatchObject({ items: [{ status: 'captured' }, { status: 'failed' }] });
    });

    it('closes after a failure without retry, and reports the dismissal', async () => {
      const { page } = await openCheckout('{ retry: { enabled: false } }');
      await page.getByRole('button', { name: 'Fail this payment' }).click();
      await page.getByText('dismissed').waitFor();
      expect(await messagesOf(page)).toEqual(['failed payment_failed', 'dismissed']);
    });

    it('is dismissed by its close button and by Escape, unless Escape is disabled', async () => {
      const { page, order } = await openCheckout();
      await page.getByRole('button', { name: 'Close checkout' }).click();
      await page.getByRole('button', { name: 'Buy' }).click();
      await page.getByRole('dialog').press('Escape');
      expect(await messagesOf(page)).toEqual(['dismissed', 'dismissed']);
      expect(await order()).toMatchObject({ count: 0 });
      const stubborn = await openCheckout('{ modal: { escape: false } }');
      await stubborn.page.getByRole('dialog').press('Escape');
      expect(await stubborn.page.getByRole('dialog').count()).toBe(1);
    });
  });
});
