import { z } from 'zod';

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}|\p{Cs}/gu;

/** Scripts that write words with joiners between letters; elsewhere a joiner is only a way to hide something. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}\\p{Script=Gurmukhi}' +
  '\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}';

/**
 * Characters that show nothing, among them those that turn text round. Kept are joiners in the scripts that need them,
 * and what makes one emoji out of several: joiners, variation selectors, the letters of a flag.
 */
const HIDDEN = new RegExp(
  `(?<![${JOINING}\\p{M}\\p{Emoji_Modifier}\\p{Extended_Pictographic}\\uFE0F])[\\u200C\\u200D]` +
    '|(?<!\\p{Emoji})[\\uFE0E\\uFE0F]' +
    '|(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,5})[\\u{E0020}-\\u{E007F}]' +
    '|(?![\\u200C\\u200D\\uFE0E\\uFE0F\\u{E0020}-\\u{E007F}])\\p{Default_Ignorable_Code_Point}',
  'gu',
);

/** No script puts more marks on a letter; a tower of them covers the lines above. */
const TOWERS = /(\p{M}{5})\p{M}+/gu;

/**
 * More marks in a row than any writing has (the Stream-Safe Text Format of UAX #15): composing puts a run in order in
 * time that grows with the square of its length, and this runs on the thread that serves everybody.
 */
const LONG_RUNS = /(\p{M}{30})\p{M}+/gu;
const GAPS = /\n[^\S\n]*(?:\n[^\S\n]*)+\n/g;

const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A text as it is kept: composed (NFC), line breaks as `\n` and at most one empty line between two, nothing hidden in
 * it, no white space around it.
 */
export function normaliseText(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(CONTROLS, '')
    .replaceAll(HIDDEN, '')
    .replaceAll(LONG_RUNS, '$1')
    .normalize('NFC')
    .replaceAll(TOWERS, '$1')
    .replaceAll(GAPS, '\n\n')
    .trim();
}

/** What a person typed, tidied, between 1 and `longest` code points long and with something to see in it. */
export function plainText(longest: number) {
  return z
    .string()
    .transform(normaliseText)
    .check(({ value, issues }) => {
      const kind = { origin: 'string', input: value } as const;
      if (!SOMETHING_TO_SEE.test(value)) issues.push({ ...kind, code: 'too_small', minimum: 1 });
      if (Array.from(value).length > longest) issues.push({ ...kind, code: 'too_big', maximum: longest });
    })
    .meta({ description: `Plain text of at most ${longest} characters.` });
}

/** The same on one line, for titles. */
export function plainLine(longest: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' '))
    .pipe(plainText(longest));
}
