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

/** Takes a screenshot of the whole page at five widths, dark and light. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const path = `${FOLDER}/${width}-${colorScheme}/${name}.png`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  if (size !== null) await page.setViewportSize(size);
}
