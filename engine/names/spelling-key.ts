/**
 * Cache: archives repeat names, and computing a key costs far more than a lookup. At most 4096 names of up to 100
 * characters.
 */
const known = new Map<string, string>();
const MAX_CACHED_NAMES = 4096;
const MAX_CACHED_LENGTH = 100;

/**
 * A name as a key for addresses and lookups: lower-case letters, digits and hyphens, at most 64 characters. Ignores
 * accents, apostrophes and punctuation: `M.Chinnaswamy Stadium` and `M Chinnaswamy Stadium` have the same key.
 */
export function spellingKey(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const key = toKey(name);
  if (known.size >= MAX_CACHED_NAMES) known.clear();
  if (name.length <= MAX_CACHED_LENGTH) known.set(name, key);
  return key;
}

function toKey(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return key.slice(0, 64).replace(/-+$/, '') || 'unnamed';
}
