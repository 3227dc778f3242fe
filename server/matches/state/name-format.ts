import type { FeedFormat } from './feed-match.ts';

/** The sides of The Hundred, men's and women's; the vendor gives its matches no type. */
const HUNDRED_SIDES = new Set([
  'birmingham phoenix',
  'london spirit',
  'manchester originals',
  'northern superchargers',
  'oval invincibles',
  'southern brave',
  'trent rockets',
  'welsh fire',
]);

const VENDOR_TYPES: readonly FeedFormat[] = ['t20', 'odi', 'test'];

interface Named {
  readonly matchType: string | null;
  readonly name: string;
  readonly teams: readonly [string, string];
}

/** The format of a match. The vendor knows only t20, odi and test; T10 and The Hundred are told by their names. */
export function nameFormat({ matchType, name, teams }: Named): FeedFormat {
  const sides = teams.map((team) => team.toLowerCase().replace(/\s+women$|\s+\(women\)$/, ''));
  if (sides.every((side) => HUNDRED_SIDES.has(side)) || /\bthe hundred\b/i.test(name)) return 'hundred';
  if (/\bT10\b/i.test(name)) return 't10';
  return VENDOR_TYPES.find((type) => type === matchType?.toLowerCase()) ?? 'other';
}
