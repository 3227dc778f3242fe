import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findMutations, type Mutation } from './checks/find-mutations.ts';
import { ROOT } from './processes/project.mjs';

/**
 * Changes one operator at a time in a copy of the last commit and runs the unit tests of the changed file's folder:
 * `npm run test:mutants -- server/billing [--count=50] [--seed=7]`. Nothing is built and no types are checked. Prints
 * each change as it goes. At the end it prints the share that the tests detected, and the survivors as `file:line:
 * change`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});

/**
 * Tests that take this many times as long as without the change count as an endless loop, so the change is detected.
 */
const PATIENCE = 5;
const LEAST_PATIENCE_MS = 60_000;

interface Candidate extends Mutation {
  readonly file: string;
}

const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'gullylens-mutants-'));
const durations = new Map<string, number>();
let stopped = false;

async function main() {
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name a folder: npm run test:mutants -- server/billing');
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, copy]);
  for (const place of ['.', 'engine', 'sandboxes', 'server']) {
    symlinkSync(path.join(ROOT, place, 'node_modules'), path.join(copy, place, 'node_modules'));
  }
  const chosen = sample(candidatesIn(folder), Number(values.count), values.seed);
  console.log(`${chosen.length} changes in ${folder}, seed ${values.seed}`);
  const survivors: string[] = [];
  let tried = 0;
  for (const candidate of chosen) {
    if (stopped) break;
    const isDetected = await isNoticed(candidate);
    tried += 1;
    if (!isDetected) survivors.push(describe(candidate));
    console.log(`${tried}/${chosen.length} ${isDetected ? 'noticed ' : 'SURVIVED'} ${describe(candidate)}`);
  }
  const noticed = tried - survivors.length;
  console.log(
    `\n${noticed} of ${tried} noticed (${Math.round((100 * noticed) / tried)}%), seed ${values.seed}`,
  );
  for (const survivor of survivors) console.log(survivor);
}

function candidatesIn(folder: string): Candidate[] {
  return execFileSync('git', ['ls-files', folder], { cwd: copy, encoding: 'utf8' })
    .split('\n')
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

async function isNoticed({ file, start, end, replacement }: Candidate): Promise<boolean> {
  const folder = path.dirname(file);
  const usual = durations.get(folder) ?? (await timeUnchanged(folder));
  const source = read(file);
  writeFileSync(path.join(copy, file), source.slice(0, start) + replacement + source.slice(end));
  try {
    return !(await passes(folder, Math.max(LEAST_PATIENCE_MS, PATIENCE * usual)));
  } finally {
    writeFileSync(path.join(copy, file), source);
  }
}

async function timeUnchanged(folder: string): Promise<number> {
  const start = performance.now();
  if (!(await passes(folder, Number.MAX_SAFE_INTEGER)))
    throw new Error(`The tests of ${folder} fail unchanged.`);
  const duration = performance.now() - start;
  durations.set(folder, duration);
  return duration;
}

/** Whether the tests of one folder, not those of its subfolders, pass in time. A folder without tests passes. */
function passes(folder: string, limitMs: number): Promise<boolean> {
  const tests = execFileSync(
    'git',
    ['ls-files', `:(glob)${folder}/*.test.ts`, `:(glob)${folder}/*.test.tsx`],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  const files = tests.split('\n').filter((file) => file !== '' && !/\.(faults|scale)\.test\./.test(file));
  if (files.length === 0) return Promise.resolve(true);
  const project = folder.split('/')[0] ?? '';
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--bail=1',
    '--reporter=dot',
  ];
  const child = spawn(process.execPath, [...vitest, ...files], {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
  });
  const end = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  const timer = setTimeout(end, Math.min(limitMs, 2 ** 31 - 1));
  process.once('SIGINT', end);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      resolve(code === 0);
    });
  });
}

function describe({ file, start, end, replacement }: Candidate): string {
  const source = read(file);
  const line = source.slice(0, start).split('\n').length;
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', end);
  const changed = `${source.slice(from, start)}[${source.slice(start, end)} → ${replacement}]${source.slice(end, to)}`;
  return `${file}:${line}: ${changed.trim()}`;
}

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

process.once('SIGINT', () => void (stopped = true));
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
