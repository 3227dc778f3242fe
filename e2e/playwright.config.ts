import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chooseFreePorts } from './support/test-environment.ts';
import { serverLog } from './support/server-log-file.ts';

/**
 * Ports and data folder are chosen once. Playwright's workers read this file again and inherit them from the
 * environment.
 */
if (!process.env['E2E_PORT']) {
  const [port, sandboxPort] = await chooseFreePorts(2);
  process.env['E2E_PORT'] = String(port);
  process.env['E2E_SANDBOX_PORT'] = String(sandboxPort);
  const dataDir = mkdtempSync(join(tmpdir(), 'gullylens-e2e-'));
  process.env['E2E_DATA_DIR'] = dataDir;
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}
const address = `http://127.0.0.1:${process.env['E2E_PORT']}`;

/** Flags that Chromium needs under root and without internet access. They do no harm elsewhere. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const notJourneys = ['*.interface.spec.ts', '*.afterwards.spec.ts'];

/**
 * The product on its sandboxes, with a new data folder and production rate limits. It trusts the address that each
 * journey sends (see `support/test.ts`), so that rate limits count visitors separately.
 */
export const journeyServer = {
  command: `exec node ../tooling/start.mjs > '${serverLog}' 2>&1`,
  url: `${address}/readyz`,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  env: {
    PORT: process.env['E2E_PORT'] ?? '',
    SANDBOX_PORT: process.env['E2E_SANDBOX_PORT'] ?? '',
    DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
    TRUST_PROXY: '1',
    ANALYST_EMAILS: 'analyst@example.com',
    LOG_LEVEL: 'debug',
  },
} as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // Matches progress during a journey, so in CI a failed journey is retried once as another visitor.
  retries: process.env['CI'] ? 1 : 0,
  // Bounds on what hangs, not on what is slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: process.env['CI'] ? [['list'], ['json', { outputFile: 'test-results/report.json' }]] : [['list']],
  use: {
    baseURL: address,
    actionTimeout: 60_000,
    // Animations drawn without a graphics card take a good part of the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // The service worker would answer requests that journeys break on purpose. Only the offline journey allows it.
    serviceWorkers: 'block',
    // Recording every journey takes a third of its processor time. Locally, pass --trace=on.
    trace: 'on-first-retry',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
  },
  projects: [
    { name: 'interface', testMatch: '*.interface.spec.ts' },
    {
      name: 'phone',
      // Analysts and people with a keyboard use wide screens.
      testIgnore: [...notJourneys, 'desk.spec.ts', 'keyboard.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      // Only journeys through screens whose wide layout differs. All others run on a phone only.
      grep: /@wide/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'afterwards', testMatch: '*.afterwards.spec.ts', dependencies: ['interface', 'phone', 'desk'] },
  ],
  webServer: journeyServer,
});
