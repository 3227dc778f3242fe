import type { I18n } from '@lingui/core';

/** A pattern for a sentence of the vendor, and our sentence for it; the pattern's groups are its values. */
export type SentenceForm = readonly [form: RegExp, sentence: string];

/**
 * Translates a ready-made sentence when it matches a known pattern; names stay. English and unknown sentences are
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
