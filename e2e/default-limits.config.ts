import { defineConfig } from '@playwright/test';
import config, { journeyServer } from './playwright.config.ts';

/**
 * The first visit with the rate limits of production. All other journeys run with higher limits, because their visitors
 * share one address.
 */
export default defineConfig({
  ...config,
  outputDir: '../test-results/default-limits',
  projects: [
    {
      name: 'default-limits',
      testMatch: 'first-visit.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: { ...journeyServer, env: { ...journeyServer.env, RATE_LIMIT_FACTOR: '1' } },
});
