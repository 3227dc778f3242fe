import { describe, expect, it } from 'vitest';
import { partsOfPost, quoteOf } from './quotes.ts';

const quote = (text: string) => ({ isQuote: true, text });
const own = (text: string) => ({ isQuote: false, text });

describe('a post', () => {
  it('is split at its quoted lines, without the empty lines around them', () => {
    expect(partsOfPost('> Gill.\n>And Rahul.\n\nNo.\n\nNever.\n> Why?\nForm.')).toEqual([
      quote('Gill.\nAnd Rahul.'),
      own('No.\n\nNever.'),
      quote('Why?'),
      own('Form.'),
    ]);
  });

  it('without quotes is whole, and a sign within a line is no quote', () => {
    expect(partsOfPost('Strike rate > 150\nPick him.')).toEqual([own('Strike rate > 150\nPick him.')]);
  });

  it('is quoted without what it quotes itself', () => {
    expect(quoteOf('> Gill.\n\nNo.\nNever.')).toBe('> No.\n> Never.\n\n');
  });
});
