import type { I18n } from '@lingui/core';
import { dateFormat } from '../date-format.ts';

const shape = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const INDIA = 'Asia/Kolkata';

/** When a match starts, in the visitor's zone and, where that is another, in India's: `Sat, 21 Nov, 7:30 pm IST`. */
export function startText(i18n: I18n, startAt: number | null, zone: string = visitorZone(i18n)): string {
  if (startAt === null || !Number.isFinite(startAt)) return i18n.t('TBD');
  try {
    const start = new Date(startAt * 1000);
    const india = dateFormat(i18n, { ...shape, timeZone: INDIA }).format(start);
    if (isIndia(zone)) return `${india} IST`;
    const local = dateFormat(i18n, { ...shape, timeZone: zone }).format(start);
    return `${local} (${timeOnly(i18n, start)} IST)`;
  } catch {
    return i18n.t('TBD');
  }
}

function timeOnly(i18n: I18n, start: Date): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZone: INDIA } as const;
  return dateFormat(i18n, time).format(start);
}

function isIndia(zone: string): boolean {
  return zone === INDIA || zone === 'Asia/Calcutta';
}

function visitorZone(i18n: I18n): string {
  return dateFormat(i18n, {}).resolvedOptions().timeZone;
}

/** Who won the toss and what they chose, or that it is to come. */
export function tossText(i18n: I18n, toss: { winner: string; decision: string } | null): string {
  if (toss === null) return i18n.t('Not yet');
  const { winner, decision } = toss;
  return i18n.t(decision === 'bat' ? '{winner} chose to bat' : '{winner} chose to bowl', { winner });
}
