import { expect, test } from '../support/test.ts';

const CLIENT_SCRIPT = '**/gsi/client';

test('a blocked Google script shows an error and can be retried', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to load/);
  await page.route(CLIENT_SCRIPT, (route) => route.abort());
  await page.goto('/');
  await expect(
    page
      .locator('#main')
      .getByText('Failed to load Google Sign-In. Please check your internet connection and try again.'),
  ).toBeVisible();
  await page.unroute(CLIENT_SCRIPT);
  await page.getByRole('button', { name: 'Retry Google Sign-In' }).click();
  await expect(page.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
});

test('a slow Google script shows an error after 10 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route(CLIENT_SCRIPT, () => {});
  await page.goto('/');
  await expect(page.getByText('Loading Google Sign-In...')).toBeVisible();
  await page.clock.fastForward('00:11');
  await expect(
    page
      .locator('#main')
      .getByText('Google Sign-In is taking longer than expected. You can retry or refresh the page.'),
  ).toBeVisible();
});

test('the sign-in overlay closes with its close button, Cancel, the backdrop, Escape, and after 5 minutes', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  const overlay = page.getByRole('dialog', { name: /sign in/i });
  const open = async () => {
    await page.getByRole('button', { name: 'Start Your Journey' }).click();
    await expect(overlay).toBeVisible();
  };
  const closings = [
    () => overlay.getByRole('button', { name: /^Close/ }).click(),
    () => overlay.getByRole('button', { name: 'Cancel' }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await open();
    await close();
    await expect(overlay).toBeHidden();
  }
  await open();
  await page.clock.fastForward('05:01');
  await expect(overlay).toBeHidden();
  await expect(page.getByText('Google Sign-In timed out. Please try again.')).toBeVisible();
});
