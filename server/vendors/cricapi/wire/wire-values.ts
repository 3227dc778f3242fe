import { z } from 'zod';

/** Far above the longest status line seen. Longer text is cut. */
const MAX_TEXT_CHARACTERS = 300;

/** A value of any kind, or a missing one. */
const anything = z.unknown().optional();

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/** `St Xavier&#39;s` -> St Xavier's: some texts arrive HTML-escaped. */
function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * Normalises spaces, and removes what PostgreSQL cannot store (NUL, half a surrogate pair) and what would reorder a
 * screen (control characters, bidirectional marks). One such text would prevent a page of matches from being stored.
 */
function clean(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decodeEntity)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
}

/** Text; a number is converted to its digits. */
export const wireText = z.union([z.string(), z.number().transform(String)]).transform(clean);

/** Required text: an empty name makes the row unreadable. */
export const wireName = wireText.pipe(z.string().min(1));

/** Optional text. Null for empty text and for any value but text or a number. */
export const wireTextOrNull = anything.transform((value) => {
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && clean(value)) || null;
});

/** Optional text. The vendor also writes dashes for unknown values. */
export const wireKnownText = wireTextOrNull.transform((text) => (text && /^-+$/.test(text) ? null : text));

/** True for no value and for text of dashes only. */
function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && /^[\s-]*$/.test(value));
}

/** An optional value: missing, null, empty text or dashes are read as `fallback`. Other unreadable values fail. */
export function wireOrDefault<T>(schema: z.ZodType<T>, fallback: T) {
  return anything
    .transform((value) => (isBlank(value) ? undefined : value))
    .pipe(schema.optional())
    .transform((value) => value ?? fallback);
}

/** True for `true`, `"true"` or 1; false for anything else. */
export const wireFlag = anything.transform(
  (flag) => flag === true || flag === 1 || (typeof flag === 'string' && /^\s*(true|1)\s*$/i.test(flag)),
);

/** A number, or text of at most nine digits. */
export const wireNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d{1,9}\s*$/)
    .transform(Number),
]);

/** A count of something in a match or a series, at least 0. */
export const wireCount = wireNumber.pipe(z.int().min(0).max(100_000));

/** A count of hits or rows. It may exceed any number in a match but fits a column of the ledger. */
export const wireTotal = wireNumber.pipe(z.int().min(0).max(1_000_000_000));

/** A strike rate or an economy. Null when it is not a number. */
export const wireRate = anything.transform((value) => {
  const rate = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof rate === 'number' && Number.isFinite(rate) && rate >= 0 ? rate : null;
});

/** Overs: `16.2` is sixteen overs and two balls. Text with the point, `'20.0'`, because it is not a decimal number. */
export const wireOvers = z
  .union([z.number(), z.string().trim()])
  // Sums of such numbers can give 16.200000000000003, which is read as 16.2.
  .transform((overs) =>
    completeOver(typeof overs === 'number' ? String(Math.round(overs * 1e6) / 1e6) : overs),
  )
  .pipe(z.string().regex(/^\d{1,3}(\.\d)?$/, 'overs are written as 16.2'))
  .transform((text) => (text.includes('.') ? text : `${text}.0`));

/** `19.6`, an over whose sixth ball was just bowled, is read as `20.0`. */
function completeOver(overs: string): string {
  return overs.endsWith('.6') ? `${Number.parseInt(overs, 10) + 1}.0` : overs;
}

/** A point in time as `Date`; null when missing or unreadable. `dateTimeGMT` has no time zone and means UTC. */
export const wireInstant = anything.transform((value) => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return null;
  const instant = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
});

/** The first Test was in 1877. ISO dates have a different format beyond four-digit years. */
const FIRST_YEAR = 1877;
const LAST_YEAR = 9999;

const PLACEHOLDER_IMAGE = 'https://h.cricapi.com/img/icon512.png';

/** Requires https, except for the sandbox on this machine. */
const IMAGE_ADDRESS = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)/;

/** The URL of a picture. Null when there is none, and for the vendor's placeholder in any size. */
export const wireImage = wireTextOrNull.transform((address) =>
  address !== null && IMAGE_ADDRESS.test(address) && !address.startsWith(PLACEHOLDER_IMAGE) ? address : null,
);

/** A colour as `#1d4e89`. Null for anything else. */
export const wireColour = wireTextOrNull.transform((text) =>
  text !== null && /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : null,
);

/** The vendor's ids are UUIDs. The bounds keep malformed ids from becoming our keys. */
export const wireId = z.union([z.string(), z.int().transform(String)]).pipe(
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/),
);

/**
 * A list as the vendor means it: a list, the values of an object with index keys (`{"0": …}`), or a single item.
 * Anything else is read as empty.
 */
export function listOf(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  if (typeof input !== 'object' || input === null) return [];
  const keys = Object.keys(input);
  if (keys.length === 0) return [];
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(input) : [input];
}

/** A list of at most `maxItems`. A longer list or an unreadable item fails. Anything else is read as empty. */
export function wireList<T>(row: z.ZodType<T>, maxItems: number) {
  return anything.transform((value) => [...listOf(value)]).pipe(z.array(row).max(maxItems));
}

/** More rows than a scorecard or squad has: what compares rows with rows would stall the server on thousands. */
const MAX_ROWS = 100;

/** The readable rows among the first hundred of a list, without the others. Anything but a list is read as empty. */
export function wireRows<T>(row: z.ZodType<T>) {
  return anything.transform((value) => {
    const rows: T[] = [];
    for (const each of listOf(value).slice(0, MAX_ROWS)) {
      const read = row.safeParse(each);
      if (read.success) rows.push(read.data);
    }
    return rows;
  });
}
