import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../../platform/testing/bundle-program.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';

let command: BundledProgram;
let folder: string;
let archive: string;

beforeAll(async () => {
  command = await bundleProgram(fileURLToPath(new URL('backtest-command.ts', import.meta.url)));
  folder = await mkdtemp(join(tmpdir(), 'gullylens-backtest-'));
  archive = join(folder, 'made.zip');
  await writeZip(archive, [
    { name: '1.json', content: makeCricsheet({ date: '2024-04-01' }) },
    { name: '2.json', content: makeCricsheet({ date: '2024-04-02' }) },
    { name: '3.json', content: 'no match' },
  ]);
});

afterAll(async () => {
  await command.remove();
  await rm(folder, { recursive: true, force: true });
});

function backtest(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command.file, ...args], { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('npm run backtest', () => {
  it('prints only JSON to its output and its progress to stderr', async () => {
    const { code, stdout, stderr } = await backtest('--test', archive, '--from', '2024-04-02', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ matches: 1, from: '2024-04-02' });
    expect(await readFile(join(folder, 'backtest.html'), 'utf8')).toContain(
      '<h1>Backtest: made.zip by dream11-classic</h1>',
    );
    expect(stderr).toMatch(/made\.zip: 3\.json: /);
    expect(stderr).toMatch(/2 of 2 matches, up to 2024-04-02, in \d{1,2} s\n/);
  });

  it('reports forecasts as published beside those that know the eleven and the toss', async () => {
    const args = ['--test', archive, '--from', '2024-04-02', '--simulate-every', '9'];
    const { code, stdout } = await backtest(...args, '--as-published');
    expect(code).toBe(0);
    expect(stdout).toContain('# Backtest: made.zip by dream11-2025, as published');
    expect(stdout).toMatch(/\| measure \| this report \| eleven and toss known \|\n/);
    expect(stdout).toMatch(/\| Players of the forecast elevens who played \| \d/);
  });

  it.each([
    ['both moments', ['--test', 'a.zip', '--as-published', '--after-toss'], /not both/],
    ['a share that is no number', ['--test', 'a.zip', '--simulate-every', 'x'], /--simulate-every x is not/],
    ['a share of no match', ['--test', 'a.zip', '--simulate-every', '0'], /--simulate-every 0 is not/],
    ['no archive', [], /--test is required/],
    ['an unknown option', ['--tset', 'a.zip'], /'--tset'/],
    ['a file that is not there', ['--test', '/nowhere/a.zip'], /\/nowhere\/a\.zip does not exist\./],
    ['a day that is none', ['--test', 'a.zip', '--from', '2024'], /--from 2024 is not a date/],
    ['rules that are not known', ['--test', 'a.zip', '--rules', 'x'], /--rules x is unknown/],
  ])('prints one sentence when it is given %s', async (_, args, sentence) => {
    const { code, stdout, stderr } = await backtest(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  it('prints one sentence when there is no match to forecast', async () => {
    const { code, stderr } = await backtest('--test', archive, '--from', '2030-01-01');
    expect(code).toBe(1);
    expect(stderr).toMatch(/No match to forecast/);
  });
});
