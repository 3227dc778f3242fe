import { describe, expect, it } from 'vitest';
import type { CricapiFailure } from './cricapi-failure.ts';
import { readAnswer } from './read-response.ts';

const read = (answer: unknown, status = 200) =>
  readAnswer({ status, text: typeof answer === 'string' ? answer : JSON.stringify(answer) }, 'x', 'KEY');

/** The failure that a response is read as. */
function failureOf(answer: unknown, status?: number): CricapiFailure {
  try {
    read(answer, status);
  } catch (error) {
    return error as CricapiFailure;
  }
  throw new Error('the response was read');
}

describe('a response without a status', () => {
  it('is a success when it has data and no reason', () => {
    expect(read({ data: [1] }).data).toEqual([1]);
  });

  it.each([
    [{ data: [1], reason: 'no such id' }, 'refused'],
    [{ data: [] }, 'unexpected_shape'],
    [{}, 'unexpected_shape'],
    [[1], 'unexpected_shape'],
  ])('such as %j is none', (answer, kind) => {
    expect(failureOf(answer).kind).toBe(kind);
  });
});

describe('a response with a status', () => {
  it('is a success when that says so, with or without data, whatever else it says', () => {
    expect(read({ status: 'success', data: [] }).data).toEqual([]);
    expect(read({ status: ' Success ', data: [1], reason: 'all is well' }).data).toEqual([1]);
  });

  it('that is unknown is no success', () => {
    expect(failureOf({ status: 'pending', data: [1] }).kind).toBe('unexpected_shape');
  });

  it.each(['failure', 'error'])('%s is a failure, also with data', (status) => {
    expect(failureOf({ status, data: [1] }).message).toBe('cricapi x: no reason given');
  });

  it('has its reason in any of the fields, the first that is not empty', () => {
    const messages = [
      { reason: 'one', message: 'two' },
      { reason: ' ', message: 'two' },
      { error: 'three' },
      { data: 'four' },
      { info: { reason: 'five' } },
    ].map((answer) => failureOf({ status: 'failure', ...answer }).message);
    expect(messages).toEqual(['one', 'two', 'three', 'four', 'five'].map((each) => `cricapi x: ${each}`));
  });
});

it.each([
  [400, 'server_error'],
  [429, 'throttled'],
  [500, 'server_error'],
])('HTTP %i is a failure, %s, whatever the body says, and 399 none', (status, kind) => {
  const answer = { status: 'success', data: [1] };
  expect(failureOf(answer, status).kind).toBe(kind);
  expect(read(answer, 399).data).toEqual([1]);
});

it.each([
  ['Blocked for 20 minutes', 20],
  ['Blocking for next 25 mins', 25],
  ['Blocked for a while', 15],
  ['Blocked for 1440 minutes', 1_440],
  ['Blocked for 1441 minutes', 1_440],
  ['Invalid API key, blocked after 20 minutes', 0],
])('the failure %j blocks the key for %i minutes', (reason, minutes) => {
  expect(failureOf({ status: 'failure', reason }).blockedMinutes).toBe(minutes);
});

it.each([
  [' ', 'empty answer'],
  ['<html>', 'HTML instead of JSON'],
  ['{', 'invalid or truncated JSON'],
])('%j is described as %s', (text, description) => {
  expect(failureOf(text).message).toBe(`cricapi x: ${description}`);
});
