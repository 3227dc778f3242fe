import { describe, expect, it } from 'vitest';
import { isInstalled } from './install-packages.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1' },
    'server/node_modules/zod': { version: '4.6.7' },
    'node_modules/postgres-for-another-machine': { version: '18.4.0', optional: true },
  },
};

const isThere = () => true;

describe('isInstalled', () => {
  it('accepts installed packages without those of other platforms', () => {
    const { '': _top, 'node_modules/postgres-for-another-machine': _other, ...noted } = lock.packages;
    expect(isInstalled(lock, { packages: noted }, isThere)).toBe(true);
  });

  it('installs when the record is missing, as after an interrupted installation', () => {
    expect(isInstalled(lock, {}, isThere)).toBe(false);
  });

  it('installs when the lock file names another version', () => {
    const noted = { ...lock.packages, 'node_modules/pg': { version: '8.22.0' } };
    expect(isInstalled(lock, { packages: noted }, isThere)).toBe(false);
  });

  it('installs when one workspace lacks its own copy', () => {
    const { 'server/node_modules/zod': _zod, ...noted } = lock.packages;
    expect(isInstalled(lock, { packages: noted }, isThere)).toBe(false);
  });

  it('installs when an optional package has another version', () => {
    const noted = { ...lock.packages, 'node_modules/postgres-for-another-machine': { version: '17.0.0' } };
    expect(isInstalled(lock, { packages: noted }, isThere)).toBe(false);
  });

  it('installs when the folder of a recorded package is missing', () => {
    expect(isInstalled(lock, lock, (name) => name !== 'node_modules/pg')).toBe(false);
  });
});
