import { expect, it } from 'vitest';
import { chooseVendors, vendorSourcesOf } from './choose-vendors.ts';
import type { Environment } from './environment.ts';

const environment = { SANDBOX_PORT: 4_100 } as Environment;
const SANDBOX = 'http://127.0.0.1:4100';

const sourcesOf = (more: Partial<Environment>) => {
  const vendors = vendorSourcesOf(chooseVendors({ ...environment, ...more }));
  const listed = (purpose: 'images' | 'scripts' | 'connections') =>
    vendors.flatMap((vendor) => vendor[purpose] ?? []);
  return { images: listed('images'), scripts: listed('scripts'), connections: listed('connections') };
};

it('allows images from the hosts of CricAPI when it is in use, and nothing else from them', () => {
  const { images, scripts, connections } = sourcesOf({ CRICAPI_KEY: 'key', RAZORPAY_KEY_ID: 'rzp_live_1' });
  expect(images).toEqual(expect.arrayContaining(['https://g.cricapi.com', 'https://h.cricapi.com']));
  expect([...scripts, ...connections].filter((source) => source.includes('cricapi'))).toEqual([]);
});

it('allows images from the sandbox when it replaces CricAPI only', () => {
  const { images, scripts } = sourcesOf({ GOOGLE_CLIENT_ID: 'id', RAZORPAY_KEY_ID: 'rzp_live_1' });
  expect(images).toContain(SANDBOX);
  expect(images.filter((source) => source.includes('cricapi'))).toEqual([]);
  expect(scripts).not.toContain(SANDBOX);
});

it('allows the scripts and connections of a sandbox that replaces Google', () => {
  const { scripts, connections } = sourcesOf({ CRICAPI_KEY: 'key', RAZORPAY_KEY_ID: 'rzp_live_1' });
  expect(scripts).toEqual([SANDBOX, 'https://checkout.razorpay.com', 'https://cdn.razorpay.com']);
  expect(connections).toContain(SANDBOX);
});
