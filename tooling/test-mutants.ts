import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findMutations, type Mutation } from './checks/find-mutations.ts';
import { ROOT } from './processes/project.mjs';
import type { TestRequest } from './processes/serve-tests.ts';

/**
 * Changes one operator at a time in a copy of the last commit and runs the unit tests of the changed file's folder:
 * `npm run test:mutants -- server ':!server/billing' [--count=50] [--seed=7]`. Arguments are pathspecs of Git. Nothing
 * is built and no types are checked. Prints each change as it goes. At the end it prints the share that the tests
 * detected, and the survivors as `file:line: change`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});

/** Tests that take longer are in an endless loop, so the change is detected. */
const PATIENCE_MS = 600_000;

interface Candidate extends Mutation {
  readonly file: string;
}

const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'gullylens-mutants-'));
const passedUnchanged = new Set<string>();
let runner: ChildProcess | undefined;
let stopped = false;

async function main() {
  if (positionals.length === 0) throw new Error('Name a folder: npm run test:mutants -- server/billing');
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, copy]);
  for (const place of ['.', 'engine', 'sandboxes', 'server']) {
    symlinkSync(path.join(ROOT, place, 'node_modules'), path.join(copy, place, 'node_modules'));
  }
  const chosen = sample(candidatesIn(positionals), Number(values.count), values.seed);
  console.log(`${chosen.length} changes in ${positionals.join(' ')}, seed ${values.seed}`);
  const survivors: string[] = [];
  let noticed = 0;
  for (const candidate of chosen) {
    const outcome = await tryCandidate(candidate);
    if (stopped) break;
    if (outcome === 'noticed') noticed += 1;
    if (outcome === 'SURVIVED') survivors.push(describe(candidate));
    console.log(`${outcome} ${describe(candidate)}`);
  }
  const tried = noticed + survivors.length;
  console.log(
    `\n${noticed} of ${tried} noticed (${Math.round((100 * noticed) / tried)}%), seed ${values.seed}`,
  );
  for (const survivor of survivors) console.log(survivor);
}

function candidatesIn(pathspecs: readonly string[]): Candidate[] {
  return listFiles(pathspecs)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/testing\/|\/(vitest|vite)[.\w]*config/.test(file),
    )
    .flatMap((file) =>
      findMutations(read(file), file.endsWith('x') ? 'tsx' : 'ts').map((mutation) => ({ ...mutation, file })),
    );
}

/** Draws without replacement: the order of the hashes is random, and the same for the same seed and commit. */
function sample(candidates: readonly Candidate[], count: number, seed: string): Candidate[] {
  const order = ({ file, start, replacement }: Candidate) =>
    createHash('sha256').update(`${seed} ${file} ${start} ${replacement}`).digest('hex');
  return candidates
    .map((candidate) => ({ candidate, order: order(candidate) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/**
 * Runs the tests that import the changed file first: most changes fail them, and they are few. A failure counts only
 * when the same tests pass without the change.
 */
async function tryCandidate(candidate: Candidate): Promise<'noticed' | 'SURVIVED' | 'UNCLEAR'> {
  const { file } = candidate;
  const tests = testsBeside(path.dirname(file));
  const isDirect = (test: string) => read(test).includes(`/${path.basename(file)}'`);
  for (const group of [tests.filter(isDirect), tests.filter((test) => !isDirect(test))]) {
    if (group.length > 0 && !(await passChanged(candidate, group))) {
      return (await passUnchanged(file, group)) ? 'noticed' : 'UNCLEAR';
    }
  }
  return 'SURVIVED';
}

/** Tests of the folder, not those of its subfolders. A folder without tests is tested from the one above. */
function testsBeside(folder: string): string[] {
  const tests = listFiles([`:(glob)${folder}/*.test.ts`, `:(glob)${folder}/*.test.tsx`]).filter(
    (test) => !/\.(faults|scale)\.test\./.test(test),
  );
  return tests.length > 0 || folder === '.' ? tests : testsBeside(path.dirname(folder));
}

async function passChanged(
  { file, start, end, replacement }: Candidate,
  tests: readonly string[],
): Promise<boolean> {
  const source = read(file);
  writeFileSync(path.join(copy, file), source.slice(0, start) + replacement + source.slice(end));
  try {
    return await pass(file, tests);
  } finally {
    writeFileSync(path.join(copy, file), source);
  }
}

async function passUnchanged(file: string, tests: readonly string[]): Promise<boolean> {
  const key = tests.join();
  if (!passedUnchanged.has(key) && (await pass(file, tests))) passedUnchanged.add(key);
  return passedUnchanged.has(key);
}

/** Whether the tests pass in time. */
function pass(changed: string, tests: readonly string[]): Promise<boolean> {
  // It may have crashed after its last answer.
  const child = runner?.connected ? runner : startRunner();
  runner = child;
  const request: TestRequest = {
    changed: path.join(copy, changed),
    tests: tests.map((test) => path.join(copy, test)),
  };
  return new Promise((resolve) => {
    const timer = setTimeout(kill, PATIENCE_MS);
    const settle = (isPassed: boolean) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(isPassed);
    };
    child.once('message', (isPassed) => settle(isPassed === true));
    child.once('exit', () => settle(false));
    child.send(request);
  });
}

function startRunner(): ChildProcess {
  return fork(path.join(ROOT, 'tooling/processes/serve-tests.ts'), {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
  });
}

function kill() {
  if (runner?.pid !== undefined) process.kill(-runner.pid, 'SIGKILL');
  runner = undefined;
}

function describe({ file, start, end, replacement }: Candidate): string {
  const source = read(file);
  const line = source.slice(0, start).split('\n').length;
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', end);
  const changed = `${source.slice(from, start)}[${source.slice(start, end)} → ${replacement}]${source.slice(end, to)}`;
  return `${file}:${line}: ${changed.trim()}`;
}

function listFiles(pathspecs: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', ...pathspecs], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .slice(0, -1);
}

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

process.once('SIGINT', () => {
  stopped = true;
  kill();
});
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  runner?.disconnect();
  rmSync(copy, { recursive: true, force: true });
}
