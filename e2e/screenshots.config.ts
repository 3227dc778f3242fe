import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Read again by each worker, which inherits it. */
process.env['CAMERA'] = 'on';

/** No journeys but a walk with a camera; it demands nothing and stands outside `npm test`. */
export default defineConfig({
  ...config,
  timeout: 900_000,
  projects: [{ name: 'screens', testMatch: ['*.pictures.ts', 'screens.spec.ts'] }],
});
