import { describe, expect, it } from 'vitest';
import { normaliseText, plainLine, plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['line breaks of every kind', 'one\r\ntwo\rthree\u2028four\u0085five', 'one\ntwo\nthree\nfour\nfive'],
    ['more than one empty line', 'one\n\n \n\t\n\ntwo', 'one\n\ntwo'],
    ['surrounding white space', ' \n one \n ', 'one'],
    ['decomposed letters', 'Cafe\u0301', 'Caf\u00e9'],
    ['control characters', 'a\u0000b\u0007c\u001b[31md\u009be', 'abc[31mde'],
    [
      'characters that change the text direction',
      '\u202egnp.exe\u202c \u2066a\u2069 \u200fb\u061c',
      'gnp.exe a b',
    ],
    ['zero-width characters in a word', 'f\u200br\u200ce\u200de\u2060\ufeff', 'free'],
    ['soft hyphens and fillers', 'so\u00adft\u3164\u115f', 'soft'],
    ['characters that look like spaces', '\u2800a\u2800b\u{1d159}', 'a b'],
    ['invisible tag letters', 'hi\u{e0068}\u{e0069}', 'hi'],
    ['half of a surrogate pair', 'a\ud800b', 'ab'],
    ['a stack of combining marks', `a${'\u0316'.repeat(60)}`, `a${'\u0316'.repeat(5)}`],
    [
      'what comes after thirty marks, before they are put in order',
      `a${'\u0301'.repeat(30)}${'\u0316'.repeat(60)}`,
      `\u00e1${'\u0301'.repeat(5)}`,
    ],
  ])('removes %s', (_what, typed, normalised) => {
    expect(normaliseText(typed)).toBe(normalised);
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

  it('is measured in code points, after normalisation', () => {
    const { success } = plainText(3).safeParse(' 🏏🏏🏏\u200b ');
    expect(success).toBe(true);
    expect(plainText(3).safeParse('🏏🏏🏏🏏').success).toBe(false);
  });

  it.each([
    '',
    '  \n',
    '\u200b\u2060\ufeff',
    '\u202e\u2066',
    '\u0301',
    '\u2800',
    '\u3164',
    '\ufffc',
    '\u{13441}',
    '\u{1d159}',
  ])('is rejected without a visible character: %j', (typed) => {
    expect(plainText(10).safeParse(typed).success).toBe(false);
  });

  it('is one line in a title', () => {
    expect(plainLine(23).parse(' Who  opens\nfor\tMumbai? ')).toBe('Who opens for Mumbai?');
    expect(plainLine(23).parse('Who\u0085opens\u2800\u2800first?')).toBe('Who opens first?');
  });

  it('is short for malicious text of the maximum size', () => {
    for (const piece of ['\u{e0061}', '\u200d', '\n ', '\u0301', '\ufe0f']) {
      expect(normaliseText(piece.repeat(64_000 / piece.length)).length).toBeLessThanOrEqual(5);
    }
  });
});
