import { describe, expect, it } from 'vitest';
import { POST_LENGTH } from './post-length.ts';
import { partsOfPost, quotedPost, withQuote } from './quotes.ts';

const quote = (text: string) => ({ isQuote: true, text });
const own = (text: string) => ({ isQuote: false, text });
const quotesInTurn = (times: number) => Array(times).fill('> a\nb').join('\n');

describe('a post', () => {
  it('is split at its quoted lines, without the empty lines around them', () => {
    expect(partsOfPost('> Gill.\n> And Rahul.\n\nNo.\n\nNever.\n> Why?\nForm.')).toEqual([
      quote('Gill.\nAnd Rahul.'),
      own('No.\n\nNever.'),
      quote('Why?'),
      own('Form.'),
    ]);
  });

  it('without quotes is whole, and a sign within a line or before a number is no quote', () => {
    const text = 'Strike rate > 150\n>180 is par.\nPick him.';
    expect(partsOfPost(text)).toEqual([own(text)]);
  });

  it('has at most one empty line in a row, quoted ones too', () => {
    expect(partsOfPost(`> a\n${'> \n'.repeat(500)}> b\n> \nc`)).toEqual([quote('a\n\nb'), own('c')]);
  });

  it('with more than forty parts is shown as it was written', () => {
    expect(partsOfPost(quotesInTurn(20))).toHaveLength(40);
    expect(partsOfPost(quotesInTurn(21))).toEqual([own(quotesInTurn(21))]);
  });

  it('is quoted without what it quotes itself', () => {
    expect(withQuote('', '> Gill.\n\nNo.\nNever.')).toBe('> No.\n> Never.\n\n');
  });

  it('that only quotes others is quoted whole', () => {
    expect(withQuote('', '> Gill.')).toBe('> > Gill.\n\n');
  });

  it('that is long is shortened, and leaves room for the answer', () => {
    const draft = withQuote('', `Gill. ${'Runs. '.repeat(600)}`);
    expect(draft).toMatch(/^> Gill\. Runs\..*…\n\n$/);
    expect(draft.length).toBeLessThan(POST_LENGTH / 2);
  });

  it.each([POST_LENGTH - 900, POST_LENGTH - 8, POST_LENGTH - 7])(
    'that is long never makes a draft of %d characters too long',
    (length) => {
      const draft = withQuote('x'.repeat(length), 'Runs. '.repeat(600));
      expect(draft).toMatch(/^x+\n\n>.*…\n\n$/);
      expect(draft.length).toBeLessThanOrEqual(POST_LENGTH);
    },
  );

  it.each([POST_LENGTH - 6, POST_LENGTH])('leaves a draft of %d characters as it is', (length) => {
    const draft = 'x'.repeat(length);
    expect(withQuote(draft, 'Gill.')).toBe(draft);
  });

  it('is not cut in the middle of a character', () => {
    for (const body of ['😀'.repeat(600), `x${'😀'.repeat(600)}`]) {
      expect(() => encodeURI(withQuote('', body))).not.toThrow();
    }
  });
});

describe('the post that a reply quotes', () => {
  const posts = [
    { number: 1, body: 'The pitch was slow.\n\nI take the all-rounder.' },
    { number: 2, body: null },
    { number: 3, body: '> I take the all-rounder.\n\nAgreed.' },
  ];

  it('is the one that holds the quoted text, not one that quotes it too', () => {
    expect(quotedPost('> I take the all-rounder.\n\nWhy?', posts)?.number).toBe(1);
    expect(quotedPost('> Agreed.', posts)?.number).toBe(3);
  });

  it('is found by a quote of the whole post, and by a shortened one', () => {
    expect(quotedPost(withQuote('', posts[0]?.body ?? ''), posts)?.number).toBe(1);
    expect(quotedPost('> The pitch was sl…\n\nWas it?', posts)?.number).toBe(1);
  });

  it('is unknown without a quote, and when the quoted text is gone', () => {
    expect(quotedPost('I take the all-rounder.', posts)).toBeUndefined();
    expect(quotedPost('> Deleted words.', posts)).toBeUndefined();
    expect(quotedPost('> …\n\nWhy?', posts)).toBeUndefined();
  });
});
