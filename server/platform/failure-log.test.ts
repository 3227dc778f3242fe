import { beforeEach, describe, expect, it } from 'vitest';
import { type FailureLog, createFailureLog } from './failure-log.ts';

const HOUR = 3_600_000;
const START = 5 * HOUR;

let lines: unknown[];
let now: number;
let teller: FailureLog;
beforeEach(() => {
  lines = [];
  now = START;
  teller = createFailureLog(
    (error) => void lines.push(error),
    () => now,
  );
});

const both = (of: number) => new AggregateError([new Error('a'), new Error('b')], `2 of ${of} failed`);

describe('a failure that comes again', () => {
  it('is told once an hour while it goes on', () => {
    for (now of [START, START + 1, START + HOUR - 1]) teller.failed(both(now));
    expect(lines).toHaveLength(1);
    now = START + HOUR;
    teller.failed(both(2));
    expect(lines).toHaveLength(2);
  });

  it('is told at once when it is another, or had gone', () => {
    teller.failed(new Error('a'));
    teller.failed(both(2));
    teller.failed('no error at all');
    expect(lines).toHaveLength(3);
    teller.worked();
    teller.failed('no error at all');
    expect(lines).toHaveLength(4);
  });
});
