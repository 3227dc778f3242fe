import { expect, type Page } from '@playwright/test';

export const NARROWEST = 320;

/** The narrowest phone, and a screen of 1280 px at 200 %. */
const narrow = [NARROWEST, 640];

/** A common small phone, for text at twice its size. */
const SMALL_PHONE = 360;

/** Runs in the page: what stands out to the right where nobody can scroll to it. */
function findCutOff(width: number): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .filter((element) => element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .filter((element) => !scrolls(element.parentElement))
    .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`);
}

/** Demands of a screen that nothing on it is cut off and nothing scrolls sideways. Leaves the page as narrow as it was last. */
export async function expectFits(page: Page, screen: string, widths = narrow): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${screen} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(findCutOff, width), `cut off on ${screen} at ${width} px`).toEqual([]);
  }
}

/** Demands the same of a small phone with the text at 200 %, and gives the text its size back. */
export async function expectFitsLargeText(page: Page, screen: string): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen;
    }, size);
  await setTextSize('200%');
  await expectFits(page, `${screen} with text at 200 %`, [SMALL_PHONE]);
  await setTextSize('');
}
