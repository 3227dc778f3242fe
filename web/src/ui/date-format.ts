import type { I18n } from '@lingui/core';

const made = new Map<string, Intl.DateTimeFormat>();

/** The format of a shape in the visitor's language and zone, made once: making one takes a phone a millisecond. */
export function dateFormat(i18n: I18n, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = i18n.locale + JSON.stringify(shape);
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(i18n.locale, shape);
  made.set(key, format);
  return format;
}
