import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A bound on what hangs, not on what is slow.
  test: { name: 'sandboxes', include: ['**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
