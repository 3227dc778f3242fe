import { vi } from 'vitest';

/**
 * First setup file of projects whose test files share a process: gives each file new instances of our modules. Packages
 * stay loaded, which saves most of the start-up time.
 */
vi.resetModules();
