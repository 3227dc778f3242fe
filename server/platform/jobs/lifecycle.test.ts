import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLifecycle } from './lifecycle.ts';

it('stops every part once, in reverse order, although one fails', async () => {
  const lines: { part: string; level: number }[] = [];
  const lifecycle = createLifecycle(pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  const stopped: string[] = [];
  lifecycle.started('database', async () => void stopped.push('database'));
  lifecycle.started('bus', () => {
    throw new Error('already stopped');
  });
  lifecycle.started('http', () => stopped.push('http'));
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(stopped).toEqual(['http', 'database']);
  expect(lines).toMatchObject([{ part: 'bus', level: 50 }]);
});
