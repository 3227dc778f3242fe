import { defineConfig } from '@playwright/test';
import { emailOfCaller } from './fuzz/sessions.ts';
import config, { journeyServer } from './playwright.config.ts';

/** Seed of all generated requests. Workers read this file again and inherit the seed from the environment. */
process.env['SEED'] ??= String(Date.now() % 2 ** 31);

/** `npm run test:fuzz` sends generated requests to the product, started as for journeys. Not part of `npm test`. */
export default defineConfig({
  ...config,
  retries: 0,
  reporter: [['list']],
  outputDir: '../test-results/fuzz',
  use: { ...config.use, trace: 'off' },
  projects: [{ name: 'fuzz', testMatch: 'fuzz/*.fuzz.ts' }],
  webServer: {
    ...journeyServer,
    env: {
      ...journeyServer.env,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ANALYST_EMAILS: emailOfCaller('analyst'),
      ADMIN_EMAILS: emailOfCaller('admin'),
    },
  },
});
