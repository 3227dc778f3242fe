// @ts-check

/**
 * Flags of Node.js for the import thread. Garbage is collected early, so that memory does not grow with the number of
 * matches, and on the import thread itself, because PostgreSQL uses the other core (decision 082).
 */
export const importNodeFlags = [
  '--single-threaded-gc',
  '--max-semi-space-size=4',
  '--heap-growing-percent=100',
];
