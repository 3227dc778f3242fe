// @ts-check
import process from 'node:process';
import { buildStale } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { installPackages } from './install-packages.mjs';
import { requireNode } from './project.mjs';
import { runCommand } from './run-command.mjs';

/** Pictures of every screen in its states, at five widths, dark and light, under `test-results/screens`. */
requireNode();
await installPackages();
await buildStale();
const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
const playwright = 'node_modules/@playwright/test/cli.js';
const config = '--config=e2e/screenshots.config.ts';
await runCommand([process.execPath, playwright, 'test', config, ...process.argv.slice(2)], {
  title: 'Taking screenshots',
  env,
});
