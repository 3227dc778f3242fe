import { z } from 'zod';

/** Far above the longest status line seen; a longer text is cut. */
const LONGEST_TEXT = 300;

/**
 * Text as the vendor writes it, which is now and then with spaces around it. What PostgreSQL cannot store (NUL, half
 * a surrogate pair) or a screen cannot show in order (control signs, marks that turn the writing round) is taken out:
 * one such text would keep a whole page of matches from being stored.
 */
function clean(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ')
    .trim();
}

export const wireText = z.string().transform(clean);

/** Text that may be missing; whatever is none counts as missing. */
export const wireTextOrNull = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value === 'number') return String(value);
    return (typeof value === 'string' && clean(value)) || null;
  });

/** `true`, `"true"` or 1; anything else, and nothing at all, is false. */
export const wireFlag = z
  .unknown()
  .optional()
  .transform((flag) => flag === true || flag === 1 || (typeof flag === 'string' && /^(true|1)$/i.test(flag)));

/** A whole number, also where it is written as text. */
export const wireCount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d{1,6}\s*$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(100_000));

/** A strike rate or an economy; `null` where there is no such number. */
export const wireRate = z
  .unknown()
  .optional()
  .transform((value) => {
    const rate = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof rate === 'number' && Number.isFinite(rate) && rate >= 0 ? rate : null;
  });

/**
 * Overs: `16.2` is sixteen overs and two balls, `20` is twenty. Kept as text with the point, `'20.0'`, so that
 * nobody takes them for a decimal number.
 */
export const wireOvers = z
  .union([z.number(), z.string().trim()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,3}(\.\d)?$/, 'overs are written as 16.2'))
  .transform((text) => (text.includes('.') ? text : `${text}.0`));

/** `dateTimeGMT` carries no zone and means UTC. */
export const wireInstant = z
  .unknown()
  .optional()
  .transform((text) => {
    if (typeof text !== 'string' || text === '') return null;
    const moment = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
    const year = moment.getUTCFullYear();
    return year >= FIRST_YEAR && year <= LAST_YEAR ? moment : null;
  });

/** The first Test was in 1877; beyond four digits a year is written otherwise everywhere. */
const FIRST_YEAR = 1877;
const LAST_YEAR = 9999;

const PLACEHOLDER_IMAGE = 'https://h.cricapi.com/img/icon512.png';

/** A picture's address over https; the vendor's placeholder counts as none. */
export const wireImage = wireTextOrNull.transform((address) =>
  address?.startsWith('https://') && address !== PLACEHOLDER_IMAGE ? address : null,
);

/** The vendor's ids are UUIDs; bounded, so that nothing odd becomes one of our keys. */
export const wireId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/);

/** A list of at most `most`, each of which must be readable; whatever is no list counts as an empty one. */
export function wireList<T>(row: z.ZodType<T>, most: number) {
  return z
    .unknown()
    .optional()
    .transform((value) => (Array.isArray(value) ? value : []))
    .pipe(z.array(row).max(most));
}

/** The rows of a list that can be read, without the others; whatever is no list counts as an empty one. */
export function wireRows<T>(row: z.ZodType<T>) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const rows: T[] = [];
      for (const each of Array.isArray(value) ? value : []) {
        const read = row.safeParse(each);
        if (read.success) rows.push(read.data);
      }
      return rows;
    });
}
