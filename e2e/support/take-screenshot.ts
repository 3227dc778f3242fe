import type { Page } from '@playwright/test';

const WIDTHS = [320, 390, 768, 1280, 1536] as const;
const HEIGHT = 900;
const FOLDER = `${import.meta.dirname}/../../test-results/screens`;

/**
 * Turns the description of a screen into a file name: `a match, Charts` becomes `a-match-charts`. Ids that change are
 * dropped.
 */
export function nameOfPicture(screen: string): string {
  const words = screen.replace(/(?<=^\/\w+\/)[^?]+/, 'one');
  return words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Phones and tablets, below this width, draw no scrollbar beside the page. */
const FIRST_DESKTOP_WIDTH = 1024;

/** Takes a screenshot of the whole page at five widths, dark and light. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  // Its place stays empty where no scrollbar is drawn.
  await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await browser.send('Emulation.setScrollbarsHidden', { hidden: width < FIRST_DESKTOP_WIDTH });
      const path = `${FOLDER}/${width}-${colorScheme}/${name}.png`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  await browser.detach();
  if (size !== null) await page.setViewportSize(size);
}
