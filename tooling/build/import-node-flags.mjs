// @ts-check

/**
 * How Node.js runs an import: what a match leaves behind is collected soon, so that memory does not grow with the number
 * of matches, and by the thread that works, since PostgreSQL works on the other core (decision 082).
 */
export const importNodeFlags = [
  '--single-threaded-gc',
  '--max-semi-space-size=4',
  '--heap-growing-percent=100',
];
