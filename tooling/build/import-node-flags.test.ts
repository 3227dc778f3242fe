import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { importNodeFlags } from './import-node-flags.mjs';

it('lists flags that this version of Node.js supports', () => {
  expect(execFileSync(process.execPath, [...importNodeFlags, '-p', '1'], { encoding: 'utf8' })).toBe('1\n');
});
