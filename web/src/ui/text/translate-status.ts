import type { I18n } from '@lingui/core';

/** A pattern for the vendor's sentences, and our sentence for them. The pattern's named groups are its values. */
export type SentenceForm = readonly [form: RegExp, sentence: string];

/**
 * Translates a vendor's sentence that matches one of the patterns; names stay. English and unknown sentences are
 * returned unchanged.
 */
export function translateStatus(i18n: I18n, text: string, forms: readonly SentenceForm[]): string {
  if (i18n.locale === 'en-IN') return text;
  for (const [form, sentence] of forms) {
    const found = form.exec(text);
    if (found) return i18n.t(sentence, { ...found.groups });
  }
  return text;
}
