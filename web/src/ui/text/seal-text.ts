import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { dateTimeText } from './full-dates.ts';

interface Seal {
  lockedAt: string;
  /** The scheduled start of the match; null when it is unknown. */
  locksAt: string | null;
  /** Written after the start. */
  isLate: boolean;
}

/**
 * When an analysis was sealed, and by what: `Sealed at the toss: 21 Nov 2026, 7:01 pm IST`. It closes at the
 * scheduled start; the job seals it minutes later, so that time is not shown.
 */
export function sealText(i18n: I18n, { lockedAt, locksAt, isLate }: Seal): string {
  if (isLate) return i18n.t(sealed.late, { moment: dateTimeText(i18n, lockedAt) });
  return locksAt === null || Date.parse(lockedAt) < Date.parse(locksAt)
    ? i18n.t(sealed.toss, { moment: dateTimeText(i18n, lockedAt) })
    : i18n.t(sealed.start, { moment: dateTimeText(i18n, locksAt) });
}

const sealed = {
  toss: sentence('Sealed at the toss: {moment}'),
  start: sentence('Sealed at the scheduled start: {moment}'),
  late: sentence('Sealed after the match: {moment}'),
} as const;
