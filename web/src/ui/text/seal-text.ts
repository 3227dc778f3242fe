import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { dateTimeText } from './dates.ts';

interface Seal {
  lockedAt: string;
  /** The scheduled start of the match. */
  matchAt: string;
  /** Written after the start. */
  isLate: boolean;
}

/**
 * When an analysis was sealed, and by what: `Sealed at the toss: 21 Nov 2026, 7:01 pm IST`. At the scheduled start it
 * closes to changes; that the job which seals it runs some minutes later means nothing to readers.
 */
export function sealText(i18n: I18n, { lockedAt, matchAt, isLate }: Seal): string {
  if (isLate) return i18n.t(sealed.late, { moment: dateTimeText(i18n, lockedAt) });
  return Date.parse(lockedAt) < Date.parse(matchAt)
    ? i18n.t(sealed.toss, { moment: dateTimeText(i18n, lockedAt) })
    : i18n.t(sealed.start, { moment: dateTimeText(i18n, matchAt) });
}

const sealed = {
  toss: sentence('Sealed at the toss: {moment}'),
  start: sentence('Sealed at the scheduled start: {moment}'),
  late: sentence('Sealed after the match: {moment}'),
} as const;
