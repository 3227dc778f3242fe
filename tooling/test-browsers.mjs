// @ts-check
import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { runCommand } from './processes/run-command.mjs';
import { runPrepared } from './run-prepared.mjs';

/** The programs that the walk needs, with their packages in Debian and Ubuntu. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb xauth',
};

/** @param {string} program */
async function isInstalled(program) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = await Promise.allSettled(folders.map((folder) => access(path.join(folder, program))));
  return found.some(({ status }) => status === 'fulfilled');
}

/** Walks through the product in Firefox and WebKit, with pictures in `test-results/browsers`. */
async function testBrowsers() {
  const missing = [];
  for (const [program, packages] of Object.entries(PROGRAMS))
    if (!(await isInstalled(program))) missing.push(packages);
  if (missing.length > 0) {
    console.error(`These browsers are not installed. As root:  apt-get install ${missing.join(' ')}`);
    process.exitCode = 1;
    return;
  }
  await runPrepared(() =>
    runCommand(
      [
        process.execPath,
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=e2e/browsers.config.ts',
        ...process.argv.slice(2),
      ],
      { title: 'Walking through Firefox and WebKit' },
    ),
  );
}

await testBrowsers();
