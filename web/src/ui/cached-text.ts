import type { I18n } from '@lingui/core';
import { relativeTime } from './relative-time.ts';

/** `Using cached data · 5 minutes ago`; without the age where it is not known, told by 0. */
export function cachedText(i18n: I18n, updatedAt: number, now: number): string {
  const words = i18n.t('Using cached data');
  return updatedAt === 0 ? words : `${words} · ${relativeTime(i18n, updatedAt, now)}`;
}
