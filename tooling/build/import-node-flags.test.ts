import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { importNodeFlags } from './import-node-flags.mjs';

it('runs an import with flags that this Node.js knows', () => {
  expect(execFileSync(process.execPath, [...importNodeFlags, '-p', '1'], { encoding: 'utf8' })).toBe('1\n');
});
