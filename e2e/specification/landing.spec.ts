import { expect, test } from '../support/test.ts';
import { expectSentences } from './expect-sentences.ts';

test(
  'the landing page explains the product and offers sign-in',
  { tag: '@wide' },
  async ({ page }, testInfo) => {
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectSentences(page, testInfo.title);
    await expect(page.getByRole('link', { name: 'YouTube channel' })).toHaveAttribute('href', /youtube/);
    await expect(page.getByRole('link', { name: 'Twitter' })).not.toHaveAttribute('href');
  },
);

test('the button is disabled until the terms box is ticked, and says so', async ({ page }, testInfo) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Start Your Journey' });
  await expect(button).toBeDisabled();
  // The press of a disabled button says why it is.
  await button.click({ force: true });
  await expectSentences(page, testInfo.title);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await expect(button).toBeEnabled();
});

test('the terms open in a dialog with twelve sections', async ({ page }, testInfo) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expectSentences(page.getByRole('dialog', { name: 'Terms and Conditions' }), testInfo.title);
});

test('the privacy policy opens in a dialog with ten sections', async ({ page }, testInfo) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy Policy' }).first().click();
  await expectSentences(page.getByRole('dialog', { name: 'Privacy Policy' }), testInfo.title);
});

test('a dialog traps the focus and stops scrolling, and restores both however it closes', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Terms and Conditions' });
  const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' });
  const close = dialog.getByRole('button', { name: 'Close Terms and Conditions' });
  const closings = [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4), () => close.click()];
  for (const shut of closings) {
    await opener.click();
    await expect(close).toBeFocused();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await shut();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  }
});

test('the newsletter form says thanks for three seconds and sends nothing', async ({ page }, testInfo) => {
  await page.clock.install();
  await page.goto('/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const box = page.getByLabel('Email address for the newsletter');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thanks for subscribing!')).toBeHidden();
  await box.fill('asha@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectSentences(page, testInfo.title);
  await page.clock.fastForward('00:03');
  await expect(page.getByText('Thanks for subscribing!')).toBeHidden();
  expect(sent).toEqual([]);
});

test('a page with the header offers sign-in to a visitor', { tag: '@wide' }, async ({ page }, testInfo) => {
  await page.goto('/support');
  await expectSentences(page.getByRole('banner'), testInfo.title);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the screens are in Hindi once it is chosen, also after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /हिन्दी में पढ़ें/ }).click();
  await expect(page.getByRole('button', { name: 'अपना सफ़र शुरू करें' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'अपना सफ़र शुरू करें' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('button', { name: /Read in English/ }).click();
  await expect(page.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
});
