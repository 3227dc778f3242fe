import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `tooling/test-browsers.mjs` runs this: one walk in Firefox and in WebKit, whose pictures are to be looked at. */
export default defineConfig({
  ...config,
  timeout: 600_000,
  workers: 1,
  projects: [{ name: 'browsers', testMatch: '*.browsers.ts' }],
});
