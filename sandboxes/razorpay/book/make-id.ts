import { randomInt } from 'node:crypto';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 14;

/** An id in the vendor's form: a prefix and fourteen letters or digits. */
export function makeId(prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'evt'): string {
  const random = Array.from({ length: ID_LENGTH }, () => BASE_62[randomInt(BASE_62.length)]);
  return `${prefix}_${random.join('')}`;
}
