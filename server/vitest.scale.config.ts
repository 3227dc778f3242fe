import { defineConfig } from 'vitest/config';

/** Several whole servers on one PostgreSQL and one Valkey: one file after the other, each bounded. */
export default defineConfig({
  test: {
    name: 'server scale',
    include: ['**/*.scale.test.ts'],
    globalSetup: ['platform/testing/start-test-postgres.ts', 'platform/testing/bundle-workers.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 20 } },
  },
});
