// @ts-check
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { installPackages } from './build/install-packages.mjs';
import { requireNode, ROOT } from './processes/project.mjs';

const WORKSPACES = ['contract', 'engine', 'server', 'web', 'sandboxes', 'e2e', 'bench', 'tooling'];

/** @type {readonly { title: string, command: [string, ...string[]] }[]} */
const CHECKS = [
  ...WORKSPACES.map((name) => ({
    title: `types of ${name}`,
    command: /** @type {[string, ...string[]]} */ (['tsc', '-p', name]),
  })),
  { title: 'types of the service worker', command: ['tsc', '-p', 'web/service-worker'] },
  { title: 'types of pure tests', command: ['tsc', '-p', 'tsconfig.tests.json'] },
  { title: 'lint', command: ['oxlint', '--deny-warnings'] },
  { title: 'format', command: ['biome', 'format', '.'] },
  { title: 'boundaries', command: ['tsx', 'tooling/checks/check-boundaries.ts'] },
  { title: 'unused code', command: ['knip'] },
  { title: 'generated documents', command: ['tsx', 'tooling/write-docs.ts', '--check'] },
  { title: 'compose file', command: ['tsx', 'tooling/checks/check-compose.ts'] },
  { title: 'known vulnerabilities', command: ['tsx', 'tooling/checks/check-vulnerabilities.ts'] },
  { title: 'lock file', command: ['tsx', 'tooling/checks/check-lock-file.ts'] },
];

/**
 * @param {{ title: string, command: [string, ...string[]] }} check
 * @returns {Promise<boolean>}
 */
function runCheck({ title, command: [program, ...args] }) {
  return new Promise((resolve) => {
    execFile(
      `${ROOT}/node_modules/.bin/${program}`,
      args,
      { cwd: ROOT, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        console.log(`${error ? 'FAILED' : 'ok    '}  ${title}`);
        if (error) console.log(`${stdout}${stderr}`.trimEnd());
        else for (const note of stdout.match(/^note: .*$/gm) ?? []) console.log(`        ${note}`);
        resolve(error === null);
      },
    );
  });
}

async function runInTurn() {
  const waiting = [...CHECKS];
  let passed = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) passed = (await runCheck(next)) && passed;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return passed;
}

requireNode();
await installPackages();
if (!(await runInTurn())) process.exitCode = 1;
