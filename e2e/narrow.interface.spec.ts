import type { Page } from '@playwright/test';
import { emailOf, openAsMember } from './open-signed-in.ts';
import { expect, test } from './quiet-page.ts';

/** The narrowest phone, and a screen of 1280 px at 200 %. */
const widths = [320, 640] as const;

const publicPages = ['/', '/terms', '/privacy', '/support', '/track-record'];
const memberPages = ['/dashboard', '/dashboard-old', '/matches', '/account', '/forum'];

/** Runs in the page: what stands out to the right where nobody can scroll to it. */
function findCutOff(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .filter((element) => element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .filter((element) => !scrolls(element.parentElement))
    .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`);
}

async function expectFits(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(findCutOff), `cut off on ${path} at ${width} px`).toEqual([]);
  }
}

for (const language of ['en-IN', 'hi-IN']) {
  test(`nothing is cut off at 320 px or at 200 % zoom, in ${language}`, async ({ page }, testInfo) => {
    await page.goto('/favicon.svg');
    await page.evaluate((chosen) => localStorage.setItem('gullylens.language', chosen), language);
    for (const path of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, path);
    }
    await openAsMember(page, '/dashboard', `${emailOf(testInfo)}`);
    for (const path of memberPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[role=status][aria-label]')).toHaveCount(0);
      await expectFits(page, path);
    }
  });
}
