import { afterEach, beforeEach } from 'vitest';

/** Set-up of test files: an error or warning printed while a test runs fails it, unless the test took it over. */
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
