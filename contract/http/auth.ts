import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute } from '../definition/route.ts';
import { Instant } from '../values/scalars.ts';

export const Role = z.enum(['user', 'analyst', 'admin']);
export type Role = z.infer<typeof Role>;

/** A user as the browser shows them. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture: z.string().nullable(),
  profileImage: z.string().nullable(),
  role: Role,
  isPremium: z.boolean(),
  premium_expires_at: Instant.nullable(),
});
export type User = z.infer<typeof User>;

/** An access token (10 minutes) and the single-use refresh token for the next pair. */
export const TokenPair = z.object({ access: z.string(), refresh: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

/** Maximum token length, above any token of Google's or ours; longer input is rejected. */
const TOKEN_LENGTH_LIMIT = 8192;
const RefreshBody = z.strictObject({ refresh: z.string().min(1).max(TOKEN_LENGTH_LIMIT) });

export const authRoutes = {
  signInWithGoogle: defineRoute({
    method: 'POST',
    path: '/api/auth/google/',
    summary: 'Sign in with the credential that Google gave the browser',
    access: 'public',
    rateLimit: rateLimits.signIn,
    body: z.strictObject({ token: z.string().min(1).max(TOKEN_LENGTH_LIMIT) }),
    answers: { 200: z.object({ success: z.literal(true), user: User, tokens: TokenPair }) },
    refusals: [403, 409],
  }),
  refreshSession: defineRoute({
    method: 'POST',
    path: '/api/auth/refresh/',
    summary: 'Exchange a refresh token for the next pair',
    access: 'public',
    rateLimit: rateLimits.refresh,
    body: RefreshBody,
    answers: { 200: TokenPair },
    refusals: [401, 403],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/auth/logout/',
    summary: 'End this session, here and on the server',
    access: 'public',
    rateLimit: rateLimits.session,
    body: RefreshBody,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: [403],
  }),
  readProfile: defineRoute({
    method: 'GET',
    path: '/api/auth/profile/',
    summary: 'The signed-in person',
    access: 'user',
    rateLimit: rateLimits.session,
    answers: { 200: User },
  }),
  readSessionStatus: defineRoute({
    method: 'GET',
    path: '/api/auth/status/',
    summary: 'Whether the access token is valid, and until when',
    access: 'user',
    rateLimit: rateLimits.session,
    answers: { 200: z.object({ authenticated: z.literal(true), expiresAt: Instant }) },
  }),
};
