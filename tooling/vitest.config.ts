import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Limits hanging tests, not slow ones.
  test: { name: 'tooling', include: ['**/*.test.ts'], testTimeout: 120_000, isolate: false },
});
