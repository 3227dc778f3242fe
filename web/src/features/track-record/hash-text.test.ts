import { describe, expect, it, vi } from 'vitest';
import { hashText } from './published-text.tsx';

// FIPS 180-4's own example, the empty text, and letters outside ASCII (checked with sha256sum).
const known = [
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['कप्तान', '84e12595ff18c65222a327f12d0332078a8fd9d8cfb2dd1e3d4a03be66e7850e'],
] as const;

describe('the hash of a text', () => {
  it.each(known)('of %j is its SHA-256', async (text, hash) => {
    expect(await hashText(text)).toBe(hash);
  });

  it('is null when the browser does not provide hashing', async () => {
    vi.stubGlobal('crypto', {});
    expect(await hashText('abc')).toBeNull();
    vi.unstubAllGlobals();
  });
});
