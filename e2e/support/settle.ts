import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page is loading. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [role=status][aria-label]')).toHaveCount(0);
}
