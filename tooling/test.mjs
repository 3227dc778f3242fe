// @ts-check
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buildStale } from './build/build.mjs';
import { findChromium } from './processes/find-chromium.mjs';
import { installPackages } from './build/install-packages.mjs';
import { requireNode, ROOT } from './processes/project.mjs';
import { CommandFailedError, runCommand } from './processes/run-command.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const RESULTS = path.join(ROOT, 'test-results');

/**
 * `npm test`: installs, builds and runs unit tests and journeys, also in a fresh clone. The last line has the totals.
 */
async function test() {
  requireNode();
  await installPackages();
  await buildStale();
  const chromium = await findChromium();
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  const units = await runUnits();
  const journeys = await runJourneys(chromium);
  const total = {
    passed: units.passed + journeys.passed,
    failed: units.failed + journeys.failed,
    skipped: units.skipped + journeys.skipped,
  };
  console.log(`\n${describeCounts(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

async function runUnits() {
  const report = path.join(RESULTS, 'units.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await succeeds(
    [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...reporters],
    {},
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
  } = await readReport(report);
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  return insistOnFailure(counts, succeeded);
}

/** @param {string} chromium */
async function runJourneys(chromium) {
  const report = path.join(RESULTS, 'journeys.json');
  const succeeded = await succeeds(
    [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e',
      '--reporter=list,json',
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { stats = {} } = await readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  if (flaky > 0) console.warn(`${flaky} journeys passed only when tried again: see 'flaky' above.`);
  return insistOnFailure({ passed: expected + flaky, failed: unexpected, skipped }, succeeded);
}

/**
 * @param {[string, ...string[]]} command
 * @param {Record<string, string>} extra
 */
async function succeeds(command, extra) {
  try {
    await runCommand(command, { title: 'Tests', env: { ...process.env, ...extra } });
    return true;
  } catch (error) {
    if (error instanceof CommandFailedError) return false;
    throw error;
  }
}

/** @param {string} file */
async function readReport(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}

/**
 * Adds a failed test when a runner failed without one (an unhandled rejection, a file that does not load), or ran no
 * test.
 * @param {Counts} counts
 * @param {boolean} succeeded
 */
function insistOnFailure(counts, succeeded) {
  const suspicious = !succeeded || counts.passed === 0;
  return suspicious && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts} counts */
function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

try {
  await test();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
