import { afterEach, beforeEach } from 'vitest';

/** Test setup: a console error or warning during a test fails it, unless the test mocks the console. */
const printed: unknown[][] = [];
const { error, warn } = console;

beforeEach(() => {
  printed.length = 0;
  console.error = (...words: unknown[]) => void printed.push(words);
  console.warn = (...words: unknown[]) => void printed.push(words);
});

afterEach(() => {
  Object.assign(console, { error, warn });
  if (printed.length === 0) return;
  throw new Error(`The test printed to the console:\n${printed.map((words) => words.join(' ')).join('\n')}`);
});
