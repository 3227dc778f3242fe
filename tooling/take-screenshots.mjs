// @ts-check
import process from 'node:process';
import { findChromium } from './processes/find-chromium.mjs';
import { runCommand } from './processes/run-command.mjs';
import { runPrepared } from './run-prepared.mjs';

/** Takes screenshots of every screen in its states, at five widths, dark and light, into `test-results/screens`. */
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/screenshots.config.ts'];
await runPrepared(async () => {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const command = /** @type {[string, ...string[]]} */ ([
    process.execPath,
    ...playwright,
    ...process.argv.slice(2),
  ]);
  await runCommand(command, { title: 'Taking screenshots', env });
});
