import type { I18n } from '@lingui/core';

export const INDIA = 'Asia/Kolkata';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date format in the visitor's language and zone, cached: creating one takes a phone a millisecond. */
export function dateFormat(i18n: I18n, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = i18n.locale + JSON.stringify(shape);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(i18n.locale, shape);
  formats.set(key, format);
  return format;
}

/** `7:30 pm` in the visitor's zone, or in the given one. */
export function clockText(i18n: I18n, instant: number | Date, timeZone?: string): string {
  const shape = { hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) } as const;
  return dateFormat(i18n, shape).format(instant);
}

/** When a match starts, in the visitor's zone and, if different, in India's: `Sat, 21 Nov, 7:30 pm IST`. */
export function startText(i18n: I18n, startAt: number | null, zone: string = visitorZone(i18n)): string {
  const start = new Date((startAt ?? Number.NaN) * 1000);
  if (Number.isNaN(start.getTime())) return i18n.t('TBD');
  const isIndian = isIndia(zone);
  const local = dateFormat(i18n, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: isIndian ? INDIA : zone,
  }).format(start);
  return isIndian ? `${local} IST` : `${local} (${indianTimeText(i18n, start, zone)})`;
}

/** The start of a match in short lines: the day, the time in the visitor's zone and, if different, in India's. */
export function startLines(i18n: I18n, startAt: number | null, zone: string = visitorZone(i18n)): string[] {
  const start = new Date((startAt ?? Number.NaN) * 1000);
  if (Number.isNaN(start.getTime())) return [i18n.t('TBD')];
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const inIndia = indianTimeText(i18n, start, zone);
  if (isIndia(zone)) return [dateFormat(i18n, { ...day, timeZone: INDIA }).format(start), inIndia];
  return [dateFormat(i18n, { ...day, timeZone: zone }).format(start), clockText(i18n, start, zone), inIndia];
}

/** `12:06 am IST`, or `Sat, 12:06 am IST` where it is another day in India than in the zone. */
function indianTimeText(i18n: I18n, start: Date, zone: string): string {
  const [here, inIndia] = [zone, INDIA].map((timeZone) =>
    dateFormat(i18n, { weekday: 'short', timeZone }).format(start),
  );
  return `${here === inIndia ? '' : `${inIndia}, `}${clockText(i18n, start, INDIA)} IST`;
}

function isIndia(zone: string): boolean {
  return zone === INDIA || zone === 'Asia/Calcutta';
}

function visitorZone(i18n: I18n): string {
  return dateFormat(i18n, {}).resolvedOptions().timeZone;
}

/** An age: 'Just now' under a minute, then minutes, hours, days. */
export function relativeTime(i18n: I18n, then: number, now: number = Date.now()): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE_MS) return i18n.t('Just now');
  if (passed < HOUR_MS) {
    const count = Math.floor(passed / MINUTE_MS);
    return i18n.t('{count, plural, one {# minute ago} other {# minutes ago}}', { count });
  }
  if (passed < DAY_MS) {
    const count = Math.floor(passed / HOUR_MS);
    return i18n.t('{count, plural, one {# hour ago} other {# hours ago}}', { count });
  }
  const count = Math.floor(passed / DAY_MS);
  return i18n.t('{count, plural, one {# day ago} other {# days ago}}', { count });
}
