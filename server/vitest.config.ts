import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    globalSetup: ['testing/start-test-postgres.ts'],
    setupFiles: ['../tooling/fail-on-console-errors.ts'],
  },
});
