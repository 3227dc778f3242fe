import { describe, expect, it } from 'vitest';
import { POST_LENGTH } from './post-length.ts';
import { partsOfPost, withQuote } from './quotes.ts';

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
