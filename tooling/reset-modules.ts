import { vi } from 'vitest';

/**
 * First set-up file of projects whose test files share a process: gives each file its own instances of our modules.
 * Packages stay loaded, which is most of what starting a process for each file would cost.
 */
vi.resetModules();
