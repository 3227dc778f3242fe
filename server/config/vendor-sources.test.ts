import { expect, it } from 'vitest';
import { chooseVendors, vendorSourcesOf } from './choose-vendors.ts';
import type { Environment } from './environment.ts';

const environment = { SANDBOX_PORT: 4_100 } as Environment;
const sourcesOf = (more: Partial<Environment>) => vendorSourcesOf(chooseVendors({ ...environment, ...more }));
const SANDBOX = 'http://127.0.0.1:4100';

it('pictures of teams come from the hosts of the cricket vendor in use, and nothing else does', () => {
  const { images, scripts, connections } = sourcesOf({ CRICAPI_KEY: 'key', RAZORPAY_KEY_ID: 'rzp_live_1' });
  expect(images).toEqual(expect.arrayContaining(['https://g.cricapi.com', 'https://h.cricapi.com']));
  expect([...scripts, ...connections].filter((source) => source.includes('cricapi'))).toEqual([]);
});

it('pictures come from the sandbox where it stands in for the cricket vendor alone', () => {
  const real = { GOOGLE_CLIENT_ID: 'id', RAZORPAY_KEY_ID: 'rzp_live_1' };
  const { images, scripts } = sourcesOf(real);
  expect(images).toContain(SANDBOX);
  expect(images.filter((source) => source.includes('cricapi'))).toEqual([]);
  expect(scripts).not.toContain(SANDBOX);
});
