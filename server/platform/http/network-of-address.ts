import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits that name a subscriber's network; the other half of an IPv6 address is theirs to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Callers without a readable address count as one: their connection is gone, or a proxy sent no address. */
const UNKNOWN = 'unknown';

/**
 * What callers are told apart by: an IPv4 address whole, of an IPv6 address its /64 network. An IPv4 address in
 * IPv6's clothes is taken for what it is, and the port that some proxies add is left out.
 */
export function networkOfAddress(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  const plain = withoutPort(address).replace(/%.*$/, '');
  const version4 = plain.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(version4)) return version4;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : UNKNOWN;
}

/** Of an IPv6 address a port can be told only where brackets hold the address together. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, between) }, () => '0'), ...after];
  return all.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
