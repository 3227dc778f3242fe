import { isIPv6 } from 'node:net';

/** Groups of 16 bits that name a subscriber's network; the other half of an IPv6 address is theirs to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * What callers are told apart by: an IPv4 address whole, of an IPv6 address its /64 network. An IPv4 address in
 * IPv6's clothes is taken for what it is.
 */
export function networkOfAddress(address: string): string {
  const [plain = address] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, between) }, () => '0'), ...after];
  return all.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
