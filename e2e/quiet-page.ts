import { test as base, expect } from '@playwright/test';

/**
 * A page on which any error in the console, unhandled failure or unanswered request of ours fails the test.
 * `keepScreenshot` files a picture of the screen under the build output, to be looked at.
 */
export const test = base.extend<{ keepScreenshot: (name: string) => Promise<void> }>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
    await use(page);
    expect(faults).toEqual([]);
  },
  keepScreenshot: async ({ page }, use, testInfo) => {
    await use(async (name) => {
      const path = `test-results/screenshots/${testInfo.project.name}-${name}.png`;
      await page.screenshot({ path, fullPage: false, animations: 'disabled' });
    });
  },
});

export { expect };
