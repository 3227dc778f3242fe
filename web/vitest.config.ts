import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Since version 25 Node.js has a `localStorage` of its own, which is undefined without a file and hides happy-dom's.
 * Older versions of Node.js do not know the flag.
 */
const hideStorageOfNode = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    execArgv: hideStorageOfNode,
    // For tests that hang, not for slow ones.
    testTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 5 } },
    isolate: false,
    unstubGlobals: true,
    sequence: { setupFiles: 'list' },
    setupFiles: [
      '../tooling/testing/reset-modules.ts',
      '../tooling/testing/fail-on-console-errors.ts',
      'src/testing/set-up-browser.ts',
    ],
  },
});
