import { expect, test } from '../support/test.ts';

/** The first analysis is sealed when the first live match of the sandbox has ended. */
const FIRST_SEAL_MS = 300_000;

test('a visitor opens the track record from the landing page without signing in', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'See the track record' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sealed before play, graded in public' }),
  ).toBeVisible();
  const entries = page.getByRole('heading', { name: 'Every sealed analysis' });
  const none = page.getByRole('heading', { name: 'Nothing has been sealed yet' });
  await expect(entries.or(none)).toBeVisible();
  const sealed = async () => {
    const { data } = await (await page.request.get('/api/v1/analysis/track-record/')).json();
    return data.entries.length;
  };
  await expect.poll(sealed, { timeout: FIRST_SEAL_MS }).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
});
