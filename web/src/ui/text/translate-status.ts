import type { I18n } from '@lingui/core';

/** A form that a sentence from elsewhere may have, and our sentence for it; the groups of the pattern are its values. */
export type SentenceForm = readonly [form: RegExp, sentence: string];

/**
 * A sentence that came ready-made, in the reader's language where its form is known: the words change, names stay.
 * English, and what has no such form, is left as it came.
 */
export function translateStatus(i18n: I18n, text: string, forms: readonly SentenceForm[]): string {
  if (i18n.locale === 'en-IN') return text;
  for (const [form, sentence] of forms) {
    const found = form.exec(text);
    if (found) return i18n.t(sentence, { ...found.groups });
  }
  return text;
}
