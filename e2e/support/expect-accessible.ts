import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Expects one first-level heading and no serious axe findings, dark and light, on the current screen or in its open
 * dialog. The screen behind a dialog was checked before the dialog opened. Leaves the page in the other colour scheme.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1'), screen).toHaveCount(1);
  const { hasAxe, isDark } = await page.evaluate(() => ({
    hasAxe: 'axe' in window,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  // Once per document: the script is half a megabyte.
  if (!hasAxe) await page.evaluate(axe.source);
  expect(await page.evaluate(findSerious, null), screen).toEqual([]);
  const colorScheme = isDark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Only contrast differs between dark and light.
  const contrast = await page.evaluate(findSerious, ['color-contrast']);
  expect(contrast, `${screen}, ${colorScheme}`).toEqual([]);
}

/** Runs in the page: the serious findings of these rules, or of all. */
async function findSerious(rules: readonly string[] | null): Promise<string[]> {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  // A list of everything that passed would take most of the time. Our pages have no frames.
  const { violations } = await window.axe.run(dialog ?? document, {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: [...rules] }),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
