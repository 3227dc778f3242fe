import { defineConfig } from '@playwright/test';
import config, { journeyServer } from './playwright.config.ts';

/** Makes `expectScreenQuality` take screenshots instead of checking. Workers inherit it from the environment. */
process.env['CAMERA'] = 'on';

/** `tooling/take-screenshots.mjs` runs this: screenshots of every screen. Not part of `npm test`. */
export default defineConfig({
  ...config,
  timeout: 900_000,
  projects: [{ name: 'screens', testMatch: ['*.pictures.ts', 'screens.spec.ts'] }],
  // Faster matches leave their scorecards overs behind, which no fan would see.
  webServer: { ...journeyServer, env: { ...journeyServer.env, SANDBOX_SPEED: '1' } },
});
