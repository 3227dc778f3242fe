/**
 * A name as a key for addresses and look-ups: lower-case letters, digits and hyphens, at most 64. Accents, apostrophes
 * and punctuation do not tell two spellings apart: `M.Chinnaswamy Stadium` and `M Chinnaswamy Stadium` are one.
 */
export function spellingKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, 64).replace(/-+$/, '') || 'unnamed';
}
