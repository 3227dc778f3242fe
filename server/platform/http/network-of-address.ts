import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * What callers are told apart by: an IPv4 address whole, of an IPv6 address its /64 network, whose other half is the
 * subscriber's to choose. An IPv4 address in IPv6's clothes is taken for what it is, and the port that some proxies add
 * is left out. Callers without a readable address count as one: their connection is gone, or a proxy sent no address.
 */
export function networkOfAddress(address = ''): string {
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(plain) === 0 ? 'unknown' : normalizeIP(plain);
}
