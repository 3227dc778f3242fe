import { expect, it } from 'vitest';
import { clientNetwork } from './rate-limits.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34::'],
  ['2001:0DB8:0012:0034::1', '2001:db8:12:34::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:0:0:1::', '2001:db8::'],
  ['::1', '::'],
  ['::', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['203.0.113.7:5000', '203.0.113.7'],
  ['[2001:db8:12:34::1]:5000', '2001:db8:12:34::'],
  ['[2001:db8:12:34::1]', '2001:db8:12:34::'],
  ['[::ffff:203.0.113.7]:5000', '203.0.113.7'],
  ['2001:db8:12:34::5:5000', '2001:db8:12:34::'],
  ['nonsense', 'unknown'],
  ['999.0.113.7', 'unknown'],
  ['::ffff:999.0.113.7', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
