import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // A bound on what hangs, not on what is slow.
    testTimeout: 60_000,
    setupFiles: ['../tooling/fail-on-console-errors.ts', 'src/testing/set-up-browser.ts'],
  },
});
