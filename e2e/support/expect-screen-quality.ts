import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitsAnyText } from './expect-fits.ts';
import { nameOfPicture, takeScreenshot } from './take-screenshot.ts';

/**
 * Runs the checks that every screen must pass: axe, dark and light; 320 px, 200 % zoom and text at 200 %, in English and
 * in Hindi. The screenshot run takes a picture instead.
 */
export async function expectScreenQuality(page: Page, screen: string): Promise<void> {
  if (process.env['CAMERA']) return takeScreenshot(page, nameOfPicture(screen));
  const size = page.viewportSize();
  await expectAccessible(page, screen);
  await expectFitsAnyText(page, screen);
  await switchLanguage(page, 'hi-IN');
  await expectFitsAnyText(page, `${screen}, in Hindi`);
  await switchLanguage(page, 'en-IN');
  if (size !== null) await page.setViewportSize(size);
}

/** Clicks the switch wherever it is, also in a closed menu or under a dialog. */
async function switchLanguage(page: Page, to: string): Promise<void> {
  const button = page.locator('header button:has([lang="hi"])').first();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}
