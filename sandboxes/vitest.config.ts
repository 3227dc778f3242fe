import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sandboxes', include: ['**/*.test.ts'], testTimeout: 30_000 },
});
