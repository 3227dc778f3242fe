// @ts-check
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { runCommand } from './run-command.mjs';

const run = promisify(execFile);

/**
 * Paths at which operating systems install a Chromium. The one that never has a window comes first: journeys take half as
 * long in it.
 */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const PACKAGE = 'chromium-headless-shell';

const WAYS = `Journeys need a Chromium, and none could be installed. Install one and run again:
  Debian, as root:  apt-get install ${PACKAGE}
  others:           npx playwright install --with-deps chromium
or name one that you have: CHROME=/path/to/chrome npm test`;

/**
 * Returns the path of a Chromium that runs: an installed one, Playwright's download, or, as root, Debian's package.
 * Throws with instructions when there is none.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const found = await firstThatRuns();
  if (found) return found;
  console.log('Installing Chromium...');
  await quietly('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = await firstThatRuns();
  if (downloaded) return downloaded;
  await installDebianPackage();
  const installed = await firstThatRuns();
  if (installed) return installed;
  throw new Error(WAYS);
}

async function firstThatRuns() {
  const { chromium } = await import('playwright-core');
  const { CHROME, CHROMIUM_PATH } = process.env;
  for (const file of [CHROME, CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()]) {
    if (file && (await quietly(file, ['--version', '--no-sandbox']))) return file;
  }
  return null;
}

/**
 * Installs Debian's package with its libraries, which Playwright's download lacks. Does nothing without root or apt.
 * @returns {Promise<void>}
 */
async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !(await quietly('apt-get', ['--version']))) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-qq'], { title: 'Refreshing the list of packages', env });
  await runCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', PACKAGE], {
    title: 'Installing Chromium',
    env,
  });
}

/**
 * Whether a command succeeds, within five minutes.
 * @param {string} program
 * @param {string[]} args
 */
async function quietly(program, args) {
  return run(program, args, { timeout: 300_000 }).then(
    () => true,
    () => false,
  );
}
