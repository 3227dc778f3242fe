import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Stops hanging tests. Hooks that learn a season of matches take long on a busy machine.
  test: {
    name: 'engine',
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
