import { beforeEach, describe, expect, it } from 'vitest';
import { type FailureLog, createFailureLog } from './failure-log.ts';

const HOUR = 3_600_000;
const START = 5 * HOUR;

let lines: unknown[];
let now: number;
let failureLog: FailureLog;
beforeEach(() => {
  lines = [];
  now = START;
  failureLog = createFailureLog(
    (error) => void lines.push(error),
    () => now,
  );
});

const both = (of: number) => new AggregateError([new Error('a'), new Error('b')], `2 of ${of} failed`);

describe('a repeated failure', () => {
  it('is logged once an hour', () => {
    for (now of [START, START + 1, START + HOUR - 1]) failureLog.failed(both(now));
    expect(lines).toHaveLength(1);
    now = START + HOUR;
    failureLog.failed(both(2));
    expect(lines).toHaveLength(2);
  });

  it('is logged at once when its reason changes or it had stopped', () => {
    failureLog.failed(new Error('a'));
    failureLog.failed(both(2));
    failureLog.failed('no error at all');
    expect(lines).toHaveLength(3);
    failureLog.worked();
    failureLog.failed('no error at all');
    expect(lines).toHaveLength(4);
  });
});
