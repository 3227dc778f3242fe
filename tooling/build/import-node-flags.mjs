// @ts-check

/**
 * Flags of Node.js for `npm run import`. Garbage is collected early, so that memory does not grow with the number of
 * matches. It is collected on the importing thread itself, because PostgreSQL uses the other core (decision 082).
 */
export const importNodeFlags = [
  '--single-threaded-gc',
  '--max-semi-space-size=8',
  '--heap-growing-percent=100',
];
