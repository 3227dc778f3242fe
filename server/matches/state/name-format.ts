import type { FeedFormat } from './feed-match.ts';

/** The sides of The Hundred, men's and women's; the vendor gives its matches no type. */
const HUNDRED_SIDES = new Set([
  'birmingham phoenix',
  'london spirit',
  'manchester originals',
  'manchester super giants',
  'mi london',
  'northern superchargers',
  'oval invincibles',
  'southern brave',
  'sunrisers leeds',
  'trent rockets',
  'welsh fire',
]);

/** The vendor writes t20, odi or test; the other spellings are those of its kind. */
const TYPES: readonly (readonly [RegExp, FeedFormat])[] = [
  [/^t10/, 't10'],
  [/^(the )?(hundred|100)/, 'hundred'],
  [/^t20|^twenty/, 't20'],
  [/^od|^list.?a|one.?day/, 'odi'],
  [/^test|^first.?class|^fc$|^\d.?day/, 'test'],
];

/** What a match without a type is called by: `Pakistan vs England, 2nd Test`. */
const NAMES: readonly (readonly [RegExp, FeedFormat])[] = [
  [/\bT20I?\b/i, 't20'],
  [/\bODI\b|\bone.day\b/i, 'odi'],
  [/\btest\b|\bfirst.class\b|\b[345].day\b/i, 'test'],
];

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
  const type = matchType?.toLowerCase() ?? '';
  const told = TYPES.find(([spelling]) => spelling.test(type)) ?? NAMES.find(([word]) => word.test(name));
  return told?.[1] ?? 'other';
}
