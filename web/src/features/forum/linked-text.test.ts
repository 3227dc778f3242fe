import { describe, expect, it } from 'vitest';
import { findLinks } from './linked-text.tsx';

const hrefsIn = (text: string) => findLinks(text).flatMap(({ href }) => (href === null ? [] : [href]));

describe('an address in a text', () => {
  it('is cut out, the words around it left as they are', () => {
    expect(findLinks('See https://example.com/a?b=1#c, then\ndecide.')).toEqual([
      { text: 'See ', href: null },
      { text: 'https://example.com/a?b=1#c', href: 'https://example.com/a?b=1#c' },
      { text: ', then\ndecide.', href: null },
    ]);
  });

  it.each([
    ['at the end of a sentence', 'So says https://example.com.', 'https://example.com/'],
    ['in brackets', '(https://example.com/x)', 'https://example.com/x'],
    ['before a danda', 'देखें https://example.com/x।', 'https://example.com/x'],
    ['with a port', 'https://example.com:8443/', 'https://example.com:8443/'],
    ['in capitals', 'HTTPS://EXAMPLE.COM/A', 'https://example.com/A'],
  ])('is found %s', (_where, text, href) => {
    expect(hrefsIn(text)).toEqual([href]);
  });

  it('is found although a long row of signs follows it, with a letter at its end', () => {
    const signs = '.'.repeat(3_980);
    expect(findLinks(`https://a.bc/${signs}x`)).toHaveLength(1);
    expect(hrefsIn(`https://a.bc/${signs}`)).toEqual(['https://a.bc/']);
  });

  it('is found as often as it occurs', () => {
    expect(hrefsIn('https://a.example https://b.example')).toEqual([
      'https://a.example/',
      'https://b.example/',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.com',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'https://localhost/admin',
    'https://bank.example@evil.example/',
    'https://bank.example:443@evil.example/',
    'https://xn--pple-43d.com/',
    'https://аpple.com/',
    'https://example.com\u3002evil.example/',
    'https://exa mple',
    'https://[::1]/',
  ])('is not %j', (text) => {
    expect(hrefsIn(text)).toEqual([]);
    expect(
      findLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('never takes markup with it', () => {
    const [link] = findLinks('https://example.com/"onmouseover="alert(1)').filter(
      ({ href }) => href !== null,
    );
    expect(link?.href).toBe('https://example.com/');
  });
});
