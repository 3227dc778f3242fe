import type { I18n } from '@lingui/core';

/** A form that a sentence from elsewhere may have, and how we say it; the groups of the pattern are its values. */
export interface SentenceForm {
  readonly form: RegExp;
  readonly say: (i18n: I18n, named: Record<string, string>) => string;
}

/**
 * A sentence that came ready-made, in the reader's language where its form is known: the words change, names stay.
 * English, and what has no such form, is left as it came.
 */
export function reword(i18n: I18n, text: string, forms: readonly SentenceForm[]): string {
  if (i18n.locale === 'en-IN') return text;
  for (const { form, say } of forms) {
    const found = form.exec(text);
    if (found) return say(i18n, { ...found.groups });
  }
  return text;
}
