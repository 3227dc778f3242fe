import { z } from 'zod';

/** Texts of Google's that we show: bounded, and without characters that could hide or reorder what is on screen. */
const shownText = z
  .string()
  .transform((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, 100),
  )
  .catch('');

/** Some of Google's tokens carry the flag as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const webAddress = z.url({ protocol: /^https?$/ }).max(2048);

/** The claims of an ID token that we use; others are ignored, as Google asks. */
export const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .max(320)
    .regex(/^[^\s@]+@[^\s@]+$/),
  email_verified: flag.default(false),
  given_name: shownText.default(''),
  family_name: shownText.default(''),
  name: shownText.default(''),
  picture: webAddress.nullable().catch(null).default(null),
  azp: z.string().optional(),
  nonce: z.unknown().optional(),
  iat: z.number(),
  exp: z.number(),
});
