import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Makes `expectScreenQuality` take screenshots instead of checking. Workers inherit it from the environment. */
process.env['CAMERA'] = 'on';

/** `tooling/take-screenshots.mjs` runs this: screenshots of every screen. Not part of `npm test`. */
export default defineConfig({
  ...config,
  timeout: 900_000,
  projects: [{ name: 'screens', testMatch: ['*.pictures.ts', 'screens.spec.ts'] }],
});
