import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Stops hanging tests; slow ones fit.
  test: { name: 'engine', include: ['**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
