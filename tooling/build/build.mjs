// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { hashInputs } from './input-hash.mjs';
import { installPackages } from './install-packages.mjs';
import { ROOT } from '../processes/project.mjs';
import { runCommand } from '../processes/run-command.mjs';
import { writeSbom } from './write-sbom.mjs';

const OWN = ['package-lock.json', 'tooling/build'];

/** The inputs of each program, from the top of the repository. A program with unchanged inputs is not rebuilt. */
const PROGRAMS = {
  server: ['server', 'contract', 'engine', ...OWN],
  sandboxes: ['sandboxes', 'engine', ...OWN],
  web: ['web', 'contract', ...OWN],
};

/** @typedef {keyof typeof PROGRAMS} Program */

/** Builds the programs whose inputs changed since the last build, in parallel. Throws when a build fails. */
export async function buildStale() {
  const programs = /** @type {Program[]} */ (Object.keys(PROGRAMS));
  const stale = (await Promise.all(programs.map(checkStale))).filter((found) => found !== null);
  if (stale.length === 0) return;
  console.error(`Building ${stale.map(({ program }) => program).join(', ')}...`);
  await Promise.all(stale.map(build));
}

/** @param {Program} program */
function stampFile(program) {
  return path.join(ROOT, program, 'dist', '.inputs');
}

/** @param {Program} program */
async function checkStale(program) {
  const inputs = await hashInputs(PROGRAMS[program]);
  const built = await readFile(stampFile(program), 'utf8').catch(() => '');
  return built === inputs ? null : { program, inputs };
}

/**
 * Builds one program. Deletes the stamp before and writes it after, so that an interrupted build is repeated. Each build
 * runs in a separate process, so that its memory is free when the server starts in this one.
 * @param {{ program: Program, inputs: string }} stale
 */
async function build({ program, inputs }) {
  await rm(stampFile(program), { force: true });
  const script = fileURLToPath(import.meta.url);
  await runCommand([process.execPath, script, program], { title: `Building ${program}` });
  await writeFile(stampFile(program), inputs);
}

/** Makes the next `buildStale` build everything. `npm run dev` calls it, because its builds in `dist` have no stamp. */
export async function forgetBuilds() {
  const programs = /** @type {Program[]} */ (Object.keys(PROGRAMS));
  await Promise.all(programs.map((program) => rm(stampFile(program), { force: true })));
}

/** @param {string} program */
async function buildOne(program) {
  if (program === 'web') {
    const { build: buildWeb } = await import('vite');
    await buildWeb({ root: path.join(ROOT, 'web'), logLevel: 'warn' });
    await compressFiles(path.join(ROOT, 'web/dist'));
  } else if (program === 'server' || program === 'sandboxes') {
    const [{ build: bundle }, { bundleOptions, browserScriptOptions }] = await Promise.all([
      import('esbuild'),
      import('./bundle-node.mjs'),
    ]);
    await rm(path.join(ROOT, program, 'dist'), { recursive: true, force: true });
    await bundle(await bundleOptions(program));
    if (program === 'sandboxes') await bundle(browserScriptOptions());
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [program] = process.argv.slice(2);
  if (program) await buildOne(program);
  else await installPackages().then(buildStale).then(writeSbom);
}
