import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Workers read this file again and inherit it. */
process.env['CAMERA'] = 'on';

/** Takes screenshots without assertions. Not part of `npm test`. */
export default defineConfig({
  ...config,
  timeout: 900_000,
  projects: [{ name: 'screens', testMatch: ['*.pictures.ts', 'screens.spec.ts'] }],
});
