import { tidyText } from '@gullylens/contract/values/plain-text';
import { z } from 'zod';

const LONGEST_SHOWN = 100;

/** Texts of Google's that we show: bounded, and without characters that could hide or reorder what is on screen. */
const shownText = z
  .string()
  .transform((text) => tidyText(text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')))
  .transform((text) => Array.from(text).slice(0, LONGEST_SHOWN).join('').trim())
  .catch('');

/** Some of Google's tokens carry the flag as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** Seconds since 1970, up to the year 2100: what follows can make a date of it. */
const seconds = z.number().min(0).max(4_102_444_800);

/** The claims of an ID token that we use; others are ignored, as Google asks. */
export const GoogleClaims = z.object({
  sub: z
    .string()
    .max(255)
    .regex(/^[\x21-\x7e]+$/),
  email: z
    .string()
    .max(320)
    .regex(/^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u),
  email_verified: flag.default(false),
  given_name: shownText.default(''),
  family_name: shownText.default(''),
  name: shownText.default(''),
  azp: z.string().optional(),
  nonce: z.unknown().optional(),
  iat: seconds,
  exp: seconds,
});
