import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The server's tests mostly wait for PostgreSQL, so two processes a core are faster than one.
    maxWorkers: 2 * availableParallelism(),
    projects: ['contract', 'engine', 'server', 'web', 'sandboxes', 'tooling'],
  },
});
