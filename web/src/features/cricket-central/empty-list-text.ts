import type { I18n } from '@lingui/core';

/** `No players available.`: the name of the list in small letters, where its script has them. */
export function emptyListText(i18n: I18n, label: string): string {
  return i18n.t('No {list} available.', { list: i18n.t(label).toLowerCase() });
}
