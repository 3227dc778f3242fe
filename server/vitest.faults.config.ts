import { defineConfig } from 'vitest/config';

/** Fault schedules: too long for every run of the tests, bounded all the same. */
export default defineConfig({
  test: {
    name: 'server faults',
    include: ['**/*.faults.test.ts'],
    globalSetup: ['platform/testing/start-test-postgres.ts', 'platform/testing/bundle-workers.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 20 } },
    setupFiles: ['platform/testing/check-answers.ts'],
  },
});
