import { once } from 'node:events';
import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { jobMetrics } from './job-metrics.ts';
import { runPeriodically } from './run-periodically.ts';

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
});
const log = createLog(
  'debug',
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);

it('repeats the work, one run at a time, until it is stopped', async () => {
  let running = 0;
  let runs = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    runs += 1;
  };
  const stop = runPeriodically({ name: 'net practice', work, pauseMs: 1, log });
  await expect.poll(() => runs).toBeGreaterThan(2);
  await stop();
  const last = runs;
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(last);
  expect(lines).toEqual([]);
});

it('logs a failure once while it lasts, and again after a successful run', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs !== 3) throw new Error('rain');
  };
  const stop = runPeriodically({ name: 'net practice', work, pauseMs: 1, log });
  await expect.poll(() => runs).toBeGreaterThan(5);
  await stop();
  expect(lines).toMatchObject([
    { work: 'net practice', err: { message: 'rain' } },
    { work: 'net practice', err: { message: 'rain' } },
  ]);
});

it('waits for the current run when stopped, and ignores its failure', async () => {
  const end = new AbortController();
  const work = async () => {
    await once(end.signal, 'abort');
    throw new Error('bad light');
  };
  const stop = runPeriodically({ name: 'net practice', work, pauseMs: 1, log });
  const order: string[] = [];
  const stopped = stop().then(() => order.push('stopped'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('ending');
  end.abort();
  await stopped;
  expect(order).toEqual(['ending', 'stopped']);
  expect(lines).toMatchObject([{ level: 20, err: { message: 'bad light' } }]);
});

const valueOf = async (metric: string, labels: Record<string, string>) => {
  const all = await Promise.all(jobMetrics.map((each) => each.get()));
  const values = all.find(({ name }) => name === metric)?.values ?? [];
  return values.find((each) => Object.entries(labels).every(([name, value]) => each.labels[name] === value))
    ?.value;
};

describe('metrics of jobs', () => {
  const work = 'rolling the pitch';
  const countOf = (outcome: string) => valueOf('gullylens_job_runs_total', { work, outcome });
  const lag = () => valueOf('gullylens_job_lag_seconds', { work });

  it('count runs by outcome, and lag behind since the last success', async () => {
    let runs = 0;
    const stop = runPeriodically({
      name: work,
      work: async () => {
        runs += 1;
        if (runs > 2) throw new Error('rain');
      },
      pauseMs: 1,
      log,
    });
    await expect.poll(() => runs).toBeGreaterThan(4);
    expect(await countOf('ok')).toBe(2);
    expect(await countOf('failed')).toBeGreaterThanOrEqual(2);
    const before = (await lag()) ?? 0;
    await expect.poll(lag).toBeGreaterThan(before + 0.01);
    await stop();
    expect(await lag()).toBe(undefined);
  });

  it('lag only after the pause between runs', async () => {
    const stop = runPeriodically({ name: work, work: async () => {}, pauseMs: 3_600_000, log });
    expect(await lag()).toBe(0);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_605_000);
    expect(await lag()).toBeCloseTo(5, 0);
    later.mockRestore();
    await stop();
  });
});
