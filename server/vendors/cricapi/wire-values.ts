import { z } from 'zod';

/** Text as the vendor writes it, which is now and then with spaces around it. */
export const wireText = z.string().transform((text) => text.trim());

export const wireTextOrNull = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

export const wireFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false);

export const wireCount = z.int().min(0).max(100_000);

/**
 * Overs: `16.2` is sixteen overs and two balls, `20` is twenty. Kept as text with the point, `'20.0'`, so that
 * nobody takes them for a decimal number.
 */
export const wireOvers = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,3}(\.\d)?$/, 'overs are written as 16.2'))
  .transform((text) => (text.includes('.') ? text : `${text}.0`));

/** `dateTimeGMT` carries no zone and means UTC. */
export const wireInstant = z
  .string()
  .nullish()
  .transform((text) => {
    if (!text) return null;
    const moment = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
    return Number.isNaN(moment.getTime()) ? null : moment;
  });

const PLACEHOLDER_IMAGE = 'https://h.cricapi.com/img/icon512.png';

/** A picture's address over https; the vendor's placeholder counts as none. */
export const wireImage = z
  .string()
  .nullish()
  .transform((address) =>
    address?.startsWith('https://') && address !== PLACEHOLDER_IMAGE ? address.trim() : null,
  );

/** The vendor's ids are UUIDs; bounded, so that nothing odd becomes one of our keys. */
export const wireId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/);
