import { expectFits, expectFitsLargeText } from './expect-fits.ts';
import { emailOf, openAsMember } from './open-signed-in.ts';
import { expect, test } from './quiet-page.ts';

const publicPages = ['/', '/terms', '/privacy', '/support', '/track-record'];
const memberPages = ['/dashboard', '/dashboard-old', '/matches', '/account', '/forum'];

for (const language of ['en-IN', 'hi-IN']) {
  test(`nothing is cut off at 320 px, at 200 % zoom or with text at 200 %, in ${language}`, async ({
    page,
  }, testInfo) => {
    await page.goto('/favicon.svg');
    await page.evaluate((chosen) => localStorage.setItem('gullylens.language', chosen), language);
    for (const path of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, path);
      await expectFitsLargeText(page, path);
    }
    await openAsMember(page, '/dashboard', `${emailOf(testInfo)}`);
    for (const path of memberPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[role=status][aria-label]')).toHaveCount(0);
      await expectFits(page, path);
      await expectFitsLargeText(page, path);
    }
  });
}
