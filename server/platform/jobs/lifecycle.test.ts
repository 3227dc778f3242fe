import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLifecycle, StopLimitError } from './lifecycle.ts';

const quietLog = pino({ level: 'silent' });

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

it('stops the serving parts first, and says before that it is stopping', async () => {
  const lifecycle = createLifecycle(quietLog);
  const stopped: [name: string, isStopping: boolean][] = [];
  const stop = (name: string) => () => stopped.push([name, lifecycle.isStopping()]);
  lifecycle.started('database', stop('database'));
  lifecycle.startedServing('http', stop('http'));
  lifecycle.startedServing('streams', stop('streams'));
  lifecycle.started('jobs', stop('jobs'));
  expect(lifecycle.isStopping()).toBe(false);
  await lifecycle.stop();
  expect(stopped).toEqual(['streams', 'http', 'jobs', 'database'].map((name) => [name, true]));
});

it('names the part that does not stop within the limit', async () => {
  const lifecycle = createLifecycle(quietLog, 20);
  lifecycle.started('polling', () => new Promise(() => {}));
  lifecycle.started('http', () => {});
  const stopped = lifecycle.stop();
  await expect(stopped).rejects.toThrow(StopLimitError);
  await expect(stopped).rejects.toThrow('did not stop within 0.02 s, because of: polling');
});
