import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core idle otherwise, which is half of a small machine.
    maxWorkers: '100%',
    projects: ['contract', 'engine', 'server', 'web', 'sandboxes', 'tooling'],
  },
});
