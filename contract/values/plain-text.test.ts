import { describe, expect, it } from 'vitest';
import { normaliseText, plainLine, plainText } from './plain-text.ts';

describe('a text that a person typed', () => {
  it.each([
    ['line breaks of every kind', 'one\r\ntwo\rthree\u2028four\u0085five', 'one\ntwo\nthree\nfour\nfive'],
    ['more than one empty line', 'one\n\n \n\t\n\ntwo', 'one\n\ntwo'],
    ['white space around it', ' \n one \n ', 'one'],
    ['letters in pieces', 'Cafe\u0301', 'Caf\u00e9'],
    ['control characters', 'a\u0000b\u0007c\u001b[31md\u009be', 'abc[31mde'],
    ['characters that turn text round', '\u202egnp.exe\u202c \u2066a\u2069 \u200fb\u061c', 'gnp.exe a b'],
    ['zero-width characters in a word', 'f\u200br\u200ce\u200de\u2060\ufeff', 'free'],
    ['soft hyphens and fillers', 'so\u00adft\u3164\u115f', 'soft'],
    ['hidden letters of tags', 'hi\u{e0068}\u{e0069}', 'hi'],
    ['half of a character', 'a\ud800b', 'ab'],
    ['a tower of marks', `a${'\u0316'.repeat(60)}`, `a${'\u0316'.repeat(5)}`],
    [
      'what comes after thirty marks, before they are put in order',
      `a${'\u0301'.repeat(30)}${'\u0316'.repeat(60)}`,
      `\u00e1${'\u0301'.repeat(5)}`,
    ],
  ])('loses %s', (_what, typed, kept) => {
    expect(normaliseText(typed)).toBe(kept);
  });

  it.each([
    ['Hindi with joiners', 'क्\u200dष और र\u200dय'],
    ['Bengali with a joiner', 'র\u200d্যাম'],
    ['Urdu with a non-joiner', 'می\u200cخواہم'],
    ['a family in one emoji', '👨\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d⚖\ufe0f'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['code in angle brackets', '<script>alert(1)</script> & "quotes"'],
    ['one empty line', 'one\n\ntwo'],
  ])('keeps %s', (_what, typed) => {
    expect(normaliseText(typed)).toBe(typed.normalize('NFC'));
  });

  it('is measured in code points, after tidying', () => {
    const { success } = plainText(3).safeParse(' 🏏🏏🏏\u200b ');
    expect(success).toBe(true);
    expect(plainText(3).safeParse('🏏🏏🏏🏏').success).toBe(false);
  });

  it.each(['', '  \n', '\u200b\u2060\ufeff', '\u202e\u2066', '\u0301'])(
    'is refused when there is nothing to see: %j',
    (typed) => {
      expect(plainText(10).safeParse(typed).success).toBe(false);
    },
  );

  it('stands on one line where it is a title', () => {
    expect(plainLine(23).parse(' Who  opens\nfor\tMumbai? ')).toBe('Who opens for Mumbai?');
  });

  it('comes out small from a hostile text of the largest size', () => {
    for (const piece of ['\u{e0061}', '\u200d', '\n ', '\u0301', '\ufe0f']) {
      expect(normaliseText(piece.repeat(64_000 / piece.length)).length).toBeLessThanOrEqual(5);
    }
  });
});
