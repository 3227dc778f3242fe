/** Archives write the same names match after match, and working a key out costs far more than looking it up. */
const known = new Map<string, string>();
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 100;

/**
 * A name as a key for addresses and look-ups: lower-case letters, digits and hyphens, at most 64. Accents, apostrophes
 * and punctuation do not tell two spellings apart: `M.Chinnaswamy Stadium` and `M Chinnaswamy Stadium` are one.
 */
export function spellingKey(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const key = toKey(name);
  if (known.size >= MOST_KNOWN) known.clear();
  if (name.length <= LONGEST_KNOWN) known.set(name, key);
  return key;
}

function toKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, 64).replace(/-+$/, '') || 'unnamed';
}
