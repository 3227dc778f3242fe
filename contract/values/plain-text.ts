import { z } from 'zod';

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}|\p{Cs}/gu;

/** Scripts that need zero-width joiners between letters. In other scripts a joiner can only hide something. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}\\p{Script=Gurmukhi}' +
  '\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}';

/**
 * Invisible characters, including those that change the text direction. Not matched: joiners in scripts that need them,
 * and the parts of combined emoji (joiners, variation selectors, tag letters of flags).
 */
const INVISIBLE = new RegExp(
  `(?<![${JOINING}\\p{M}\\p{Emoji_Modifier}\\p{Extended_Pictographic}\\uFE0F])[\\u200C\\u200D]` +
    '|(?<!\\p{Emoji})[\\uFE0E\\uFE0F]' +
    '|(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,5})[\\u{E0020}-\\u{E007F}]' +
    '|(?![\\u200C\\u200D\\uFE0E\\uFE0F\\u{E0020}-\\u{E007F}])\\p{Default_Ignorable_Code_Point}',
  'gu',
);

/**
 * A tab, and characters that look empty but are not white space in Unicode: the empty Braille cell, the object
 * replacement character, blank Egyptian hieroglyphs, the filler of Khitan script, the empty note head.
 */
const BLANKS = /[\t\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}]/gu;

/** More than five combining marks on a letter, which no script uses; a stack of them covers other lines. */
const STACKED_MARKS = /(\p{M}{5})\p{M}+/gu;

/**
 * More than 30 combining marks in a row (limit of the Stream-Safe Text Format, UAX #15). Normalising a run takes time
 * quadratic in its length, on the thread that serves all requests.
 */
const LONG_RUNS = /(\p{M}{30})\p{M}+/gu;
const EMPTY_LINES = /\n[^\S\n]*(?:\n[^\S\n]*)+\n/g;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns a user's text as it is stored: NFC, line breaks as `\n`, at most one empty line in a row, no invisible
 * characters, trimmed.
 */
export function normaliseText(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(BLANKS, ' ')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LONG_RUNS, '$1')
    .normalize('NFC')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(EMPTY_LINES, '\n\n')
    .trim();
}

/** Returns the schema of a normalised text of 1 to `longest` code points with at least one visible character. */
export function plainText(longest: number) {
  return z
    .string()
    .transform(normaliseText)
    .check(({ value, issues }) => {
      const kind = { origin: 'string', input: value } as const;
      if (!VISIBLE.test(value)) issues.push({ ...kind, code: 'too_small', minimum: 1 });
      if (Array.from(value).length > longest) issues.push({ ...kind, code: 'too_big', maximum: longest });
    })
    .meta({ description: `Plain text of at most ${longest} characters.` });
}

/** Returns the schema of a text like `plainText` on one line, for titles. */
export function plainLine(longest: number) {
  return z
    .string()
    .transform((text) => normaliseText(text).replaceAll(/\s+/g, ' '))
    .pipe(plainText(longest));
}
