import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts', '**/*.scale.test.ts'],
    globalSetup: ['platform/testing/start-test-postgres.ts', 'platform/testing/bundle-workers.ts'],
    // A bound on what hangs, not on what is slow: real databases and servers start in these tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 20 } },
    isolate: false,
    sequence: { setupFiles: 'list' },
    setupFiles: [
      '../tooling/testing/reset-modules.ts',
      '../tooling/testing/fail-on-console-errors.ts',
      'platform/testing/check-answers.ts',
      'platform/testing/share-serialisers.ts',
    ],
  },
});
