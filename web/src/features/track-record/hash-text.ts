/**
 * SHA-256 of a text in UTF-8, hexadecimal, worked out by the browser itself. Null where it may not: browsers keep
 * `crypto.subtle` from pages that came without https.
 */
export async function hashText(text: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
