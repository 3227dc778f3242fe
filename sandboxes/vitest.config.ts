import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Stops hanging tests; slow ones fit.
  test: {
    name: 'sandboxes',
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
    isolate: false,
  },
});
