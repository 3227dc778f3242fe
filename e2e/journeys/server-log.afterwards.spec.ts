import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { serverLog } from '../support/server-log-file.ts';

test('the server log of all journeys contains no token, secret or e-mail address', () => {
  const log = readFileSync(serverLog, 'utf8');
  expect(log).toContain('GullyLens is ready');
  for (const secret of [
    /eyJ[\w-]+\.[\w-]+\./,
    /[\w.+-]+@example\.com/,
    /sandbox-(key|webhook)-secret/,
    /[?&]apikey=/,
  ]) {
    expect(log).not.toMatch(secret);
  }
});
