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

/** A signed-in device, or one whose session was revoked because of token reuse. */
export const DeviceSession = z.object({
  id: z.string(),
  /** Browser and system as far as known, such as `Chrome on Android`. */
  device: z.string(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  /** True for the requesting device. */
  current: z.boolean(),
  /** When the session was revoked because a used token was presented again; shown for 30 days. */
  endedForSafetyAt: Instant.nullable(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

const NAME_LENGTH = 50;

/** Part of a name as typed, without control, invisible and bidirectional characters. */
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
    summary: 'Your signed-in devices, latest used first, and those recently signed out for safety',
    query: PageQuery,
    answers: { 200: successPage(DeviceSession) },
  }),
  endEverySession: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/sessions/',
    summary: 'Sign out everywhere, including this device',
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
    summary: 'All data stored about you, as one JSON file',
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
      'Delete your account and all your data, except what the law requires us to keep, without your name',
    answers: { 200: z.object({ status: z.literal('success') }) },
  }),
};
