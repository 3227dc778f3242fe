import type { I18n } from '@lingui/core';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago: 'Just now' under a minute, then minutes, hours, days. */
export function relativeTime(i18n: I18n, then: number, now: number): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return i18n.t('Just now');
  if (passed < HOUR) {
    const count = Math.floor(passed / MINUTE);
    return i18n.t('{count, plural, one {# minute ago} other {# minutes ago}}', { count });
  }
  if (passed < DAY) {
    const count = Math.floor(passed / HOUR);
    return i18n.t('{count, plural, one {# hour ago} other {# hours ago}}', { count });
  }
  const count = Math.floor(passed / DAY);
  return i18n.t('{count, plural, one {# day ago} other {# days ago}}', { count });
}
