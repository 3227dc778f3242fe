import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute } from '../definition/route.ts';
import { Instant } from '../values/scalars.ts';

/** What a user may do: analysts write analyses, admins also manage roles. */
export const UserRole = z.enum(['user', 'analyst', 'admin']);
export type UserRole = z.infer<typeof UserRole>;

/** The signed-in user, under the names of the specification. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture: z.string().nullable(),
  profileImage: z.string().nullable(),
  role: UserRole,
  isPremium: z.boolean(),
  premium_expires_at: Instant.nullable(),
});
export type User = z.infer<typeof User>;

/** An access token (10 minutes) and the single-use refresh token for the next pair. */
export const TokenPair = z.object({ access: z.string(), refresh: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

/** Maximum token length in characters, above that of any token from Google or from us. */
const TOKEN_LENGTH_LIMIT = 8192;
const RefreshBody = z.strictObject({ refresh: z.string().min(1).max(TOKEN_LENGTH_LIMIT) });

/** Routes of sign-in and sessions. */
export const authRoutes = {
  signInWithGoogle: defineRoute({
    method: 'POST',
    path: '/api/auth/google/',
    summary: 'Sign in with a Google credential (ID token)',
    access: 'public',
    rateLimit: rateLimits.signIn,
    body: z.strictObject({ token: z.string().min(1).max(TOKEN_LENGTH_LIMIT) }),
    answers: { 200: z.object({ success: z.literal(true), user: User, tokens: TokenPair }) },
    errorStatuses: [403, 409],
  }),
  refreshSession: defineRoute({
    method: 'POST',
    path: '/api/auth/refresh/',
    summary: 'Exchange a refresh token for a new token pair; a used token revokes the session',
    access: 'public',
    rateLimit: rateLimits.refresh,
    body: RefreshBody,
    answers: { 200: TokenPair },
    errorStatuses: [401, 403],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/auth/logout/',
    summary: 'Revoke the session of a refresh token',
    access: 'public',
    rateLimit: rateLimits.session,
    body: RefreshBody,
    answers: { 200: z.object({ success: z.literal(true) }) },
    errorStatuses: [403],
  }),
  readProfile: defineRoute({
    method: 'GET',
    path: '/api/auth/profile/',
    summary: 'Read the signed-in user',
    access: 'user',
    rateLimit: rateLimits.session,
    answers: { 200: User },
  }),
  readSessionStatus: defineRoute({
    method: 'GET',
    path: '/api/auth/status/',
    summary: 'Read when the access token expires',
    access: 'user',
    rateLimit: rateLimits.session,
    answers: { 200: z.object({ authenticated: z.literal(true), expiresAt: Instant }) },
  }),
};
