import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts'],
    globalSetup: ['testing/start-test-postgres.ts'],
    setupFiles: ['../tooling/fail-on-console-errors.ts'],
  },
});
