/** Keys by name as written, because archives repeat names, and computing a key costs far more than a lookup. */
const cachedKeys = new Map<string, string>();
const MAX_CACHED_NAMES = 4096;

/**
 * Turns a name of a team, venue or player into a key for URLs and lookups: lower-case letters, digits and hyphens, at
 * most 64 characters. Ignores accents, apostrophes and punctuation: `M.Chinnaswamy Stadium` and `M Chinnaswamy Stadium`
 * have the same key. A name without Latin letters and digits gives `unnamed`. Called in every process of the server and
 * by the ratings.
 */
export function spellingKey(name: string): string {
  const cached = cachedKeys.get(name);
  if (cached !== undefined) return cached;
  const key = toKey(name);
  if (cachedKeys.size >= MAX_CACHED_NAMES) cachedKeys.clear();
  cachedKeys.set(name, key);
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
