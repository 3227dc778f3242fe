import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects one first-level heading and no serious axe findings on the current screen, dark and light. Only contrast
 * differs between the two.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1'), screen).toHaveCount(1);
  const rules = { dark: {}, light: { runOnly: ['color-contrast'] } };
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Our pages have no frames, and a list of everything that passed would take most of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await axe
      .options({ resultTypes: ['violations'], ...rules[colorScheme] })
      .analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    expect(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
