import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { Done, defineRoute, success, successPage, userRead, userWrite } from '../definition/route.ts';
import { PageQuery } from '../values/page.ts';
import { normaliseText, plainText } from '../values/plain-text.ts';
import { Instant, Uuid } from '../values/scalars.ts';
import { User } from './auth.ts';

/** The signed-in user's account. */
export const Account = z.object({
  user: User,
  createdAt: Instant,
  signedInAt: Instant.describe('Last sign-in on any device.'),
});
export type Account = z.infer<typeof Account>;

/** A signed-in device, or one whose session was revoked because of token reuse. */
export const DeviceSession = z.object({
  id: z.string(),
  browser: z.string().nullable().describe('`Chrome`; null when unknown.'),
  system: z.string().nullable().describe('`Android`; null when unknown.'),
  signedInAt: Instant,
  lastUsedAt: Instant,
  current: z.boolean().describe('True for the requesting device.'),
  endedForSafetyAt: Instant.nullable().describe(
    'When reuse of a token revoked the session; shown for 30 days.',
  ),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** Maximum length of each part of a name, in code points. */
const NAME_LENGTH = 50;

const NamePart = z
  .string()
  .trim()
  .max(NAME_LENGTH)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
  .transform(normaliseText)
  .describe('Part of a name, without control or invisible characters.');

/** The response to signing out devices. */
export const RevokedSessions = success(z.object({ ended: z.int().min(0).describe('Number of sessions.') }));

/** Routes of the signed-in user's own account. */
export const accountRoutes = {
  readAccount: defineRoute({
    ...userRead,
    path: '/api/account/',
    summary: 'Read your account',
    answers: { 200: success(Account) },
  }),
  updateAccount: defineRoute({
    ...userWrite,
    method: 'PATCH',
    path: '/api/account/',
    summary: 'Change your name; later sign-ins no longer copy it from Google',
    body: z.strictObject({ first_name: NamePart.pipe(plainText(NAME_LENGTH)), last_name: NamePart }),
    answers: { 200: success(Account) },
  }),
  listSessions: defineRoute({
    ...userRead,
    path: '/api/account/sessions/',
    summary: 'List your signed-in devices, last used first, and sessions revoked because of token reuse',
    query: PageQuery,
    answers: { 200: successPage(DeviceSession) },
  }),
  endEverySession: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/sessions/',
    summary: 'Sign out on all devices, including this one',
    answers: { 200: RevokedSessions },
  }),
  endSession: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/sessions/{id}/',
    summary: 'Sign out one of your devices',
    params: z.strictObject({ id: Uuid }),
    answers: { 200: RevokedSessions },
    errorStatuses: [404],
  }),
  exportAccount: defineRoute({
    method: 'GET',
    path: '/api/account/export/',
    summary: 'Download all data stored about you as one JSON file',
    access: 'user',
    rateLimit: rateLimits.export,
    kind: 'bytes',
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  deleteAccount: defineRoute({
    ...userWrite,
    method: 'DELETE',
    path: '/api/account/',
    summary: 'Delete your account and data; payment records that the law requires stay without your name',
    answers: { 200: Done },
  }),
};
