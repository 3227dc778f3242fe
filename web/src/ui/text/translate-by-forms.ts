import type { I18n } from '@lingui/core';

/** A pattern of English sentences, and the `sentence()` that translates them with the pattern's named groups. */
export type SentenceForm = readonly [pattern: RegExp, sentence: string];

/**
 * Translates a match status or a dismissal that matches one of the patterns; names stay. Unknown sentences are returned
 * unchanged, and in English all are.
 */
export function translateByForms(i18n: I18n, text: string, forms: readonly SentenceForm[]): string {
  if (i18n.locale === 'en-IN') return text;
  for (const [pattern, sentence] of forms) {
    const found = pattern.exec(text);
    if (found) return i18n.t(sentence, { ...found.groups });
  }
  return text;
}
