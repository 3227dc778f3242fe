import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Only contrast differs between dark and light. */
const RULES = { dark: undefined, light: ['color-contrast'] } as const;

/** Expects one first-level heading and no serious axe findings on the current screen, dark and light. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1'), screen).toHaveCount(1);
  // Once per document: the script is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await page.evaluate(findSerious, RULES[colorScheme]), `${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** Runs in the page: the serious findings of these rules, or of all. */
async function findSerious(rules: readonly string[] | undefined): Promise<string[]> {
  // A list of everything that passed would take most of the time. Our pages have no frames.
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: [...rules] }),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
