import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sandboxes', include: ['**/*.test.ts'] },
});
