import { expect, type Page } from '@playwright/test';

/** The narrowest phone, and a screen of 1280 px at 200 %. */
const narrow = [320, 640];

/** A common small phone, for text at 200 %. */
const SMALL_PHONE = 360;

/** Runs in the page. Returns the elements that overflow to the right and cannot be scrolled to. */
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

/** Expects that nothing is cut off or scrolls sideways at these widths. */
async function expectFits(page: Page, screen: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${screen} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(findCutOff, width), `cut off on ${screen} at ${width} px`).toEqual([]);
  }
}

/** Expects the same on a small phone with text at 200 %, then resets the text size. */
export async function expectFitsLargeText(page: Page, screen: string): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen;
    }, size);
  await setTextSize('200%');
  await expectFits(page, `${screen} with text at 200 %`, [SMALL_PHONE]);
  await setTextSize('');
}

/** Expects that nothing is cut off or scrolls sideways, with text of any size. Leaves the page narrow. */
export async function expectFitsAnyText(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen, narrow);
  await expectFitsLargeText(page, screen);
}
