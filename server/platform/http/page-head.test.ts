import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, type PageHead, writePageHead } from './page-head.ts';

const PAGE = `<head>
    <title>The app</title>
    <meta
      name="description"
      content="About the app"
    />
    <link rel="icon" href="/favicon.svg" />
  </head>`;
const HEAD: PageHead = {
  title: 'Kent vs Essex',
  description: 'Live now',
  url: 'https://example.com/matches/a',
  image: { url: 'https://example.com/a.png?b=1&c=2', alt: 'A picture' },
};

it('replaces title and description, and adds the address and the picture', () => {
  const page = writePageHead(PAGE, HEAD);
  expect(page).toContain('<title>Kent vs Essex</title>');
  expect(page).not.toContain('The app');
  expect(page).not.toContain('About the app');
  expect(page).toContain('<meta name="description" content="Live now" />');
  expect(page).toContain('<link rel="canonical" href="https://example.com/matches/a" />');
  expect(page).toContain('<meta property="og:image" content="https://example.com/a.png?b=1&amp;c=2" />');
  expect(page).toContain('<meta property="og:image:alt" content="A picture" />');
  expect(page).toContain('<link rel="icon" href="/favicon.svg" />');
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', '$&', '$`', '</title>', '<script>', '\0', 'a'),
  }),
);

/** The characters of a page that separate its parts. */
const markup = (page: string) => page.replaceAll(/[^<>"]/g, '');

it('no text of a vendor becomes markup, whatever its characters', () => {
  const plain = markup(writePageHead(PAGE, HEAD));
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const image = { url: title, alt: description };
      expect(markup(writePageHead(PAGE, { title, description, url: description, image }))).toBe(plain);
    }),
  );
});

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it('escaped text reads as before, without characters that XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decode(escapeHtml(text))).toBe(text);
    }),
  );
  expect(escapeHtml('a\0b\u001bc\uffffd\te\n')).toBe('abcd\te\n');
});
