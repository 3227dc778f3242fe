import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, success, successPage, userRead, userWrite } from '../definition/route.ts';
import { Instant } from '../values/scalars.ts';
import { PageQuery } from '../values/page.ts';
import { plainText, normaliseText } from '../values/plain-text.ts';
import { User } from './auth.ts';

export const Account = z.object({
  user: User,
  createdAt: Instant,
  /** When the person last signed in, on any device. */
  signedInAt: Instant,
});
export type Account = z.infer<typeof Account>;

/** A device that is signed in, or was until somebody else used its session. */
export const DeviceSession = z.object({
  id: z.string(),
  /** Browser and system as far as they can be told, such as `Chrome on Android`. */
  device: z.string(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  /** The device that asks. */
  current: z.boolean(),
  /** Set when the session was ended because a used token of it came back; shown for 30 days. */
  endedForSafetyAt: Instant.nullable(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

const NAME_LENGTH = 50;

/** A part of a name as a person types it, tidied: no control characters, nor any that hide or turn text. */
const NamePart = z
  .string()
  .trim()
  .max(NAME_LENGTH)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
  .transform(normaliseText);

const Done = success(z.object({ ended: z.int().min(0) }));

export const accountRoutes = {
  readAccount: defineRoute({
    ...userRead,
    path: '/api/account/',
    summary: 'Your account',
    answers: { 200: success(Account) },
  }),
  updateAccount: defineRoute({
    ...userWrite,
    method: 'PATCH',
    path: '/api/account/',
    summary: 'Change your name; signing in no longer copies it from Google then',
    body: z.strictObject({ first_name: NamePart.pipe(plainText(NAME_LENGTH)), last_name: NamePart }),
    answers: { 200: success(Account) },
  }),
  listSessions: defineRoute({
    ...userRead,
    path: '/api/account/sessions/',
    summary: 'Your signed-in devices, latest used first, and those ended for safety of late',
    query: PageQuery,
    answers: { 200: successPage(DeviceSession) },
  }),
  endEverySession: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/sessions/',
    summary: 'Sign out everywhere, here too',
    answers: { 200: Done },
  }),
  endSession: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/sessions/{id}/',
    summary: 'Sign one of your devices out',
    params: z.strictObject({ id: z.uuid() }),
    answers: { 200: Done },
    refusals: [404],
  }),
  exportAccount: defineRoute({
    method: 'GET',
    path: '/api/account/export/',
    summary: 'All that is kept about you, as one JSON file',
    access: 'user',
    rateLimit: rateLimits.export,
    kind: 'bytes',
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  deleteAccount: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/',
    summary:
      'Delete your account and all that is kept about you, save what the law wants kept, without your name',
    answers: { 200: z.object({ status: z.literal('success') }) },
  }),
};
