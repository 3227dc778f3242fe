import { z } from 'zod';
import { rateLimits } from './rate-limits.ts';
import { Page } from '../values/page.ts';

/**
 * Who may call a route. Each level includes the previous ones, except that `analyst` does not need to pay. A
 * `guest` may be signed in or not; a token, if sent, must be valid.
 */
export type AccessLevel =
  | 'public'
  | 'guest'
  | 'user'
  | 'premium'
  | 'analyst'
  | 'admin'
  | 'signature'
  | 'operator';

/**
 * How often one caller may call a route: at most `max` calls in `perSeconds`, counted separately for each `bucket`.
 * Callers are identified by user when signed in, otherwise by network.
 */
export interface RateLimit {
  readonly bucket: string;
  readonly max: number;
  readonly perSeconds: number;
}

/**
 * A route as data: request, responses by status, access level and rate limit. `kind` is the type of a 200 body: JSON (the default), ready bytes
 * (a PDF, a script) or a stream of server-sent events.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for each parameter; always ends in a slash under `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly access: AccessLevel;
  readonly rateLimit: RateLimit;
  readonly kind?: 'json' | 'bytes' | 'stream';
  /** Media type of the 200 of ready bytes; JSON when absent. */
  readonly mediaType?: string;
  /** Sends an ETag, and 304 when `If-None-Match` names it. */
  readonly conditional?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body of each successful status. */
  readonly answers: Readonly<Partial<Record<200 | 201 | 202, z.ZodType>>>;
  /** Error statuses that follow neither from `access` nor apply to every route (`openapi/refusals.ts`). */
  readonly refusals?: readonly number[];
}

/** Keeps the literal types of a route, so that handlers and the browser's client read theirs from it. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

/** Parts of a route that reads something for signed-in users. */
export const userRead = { method: 'GET', access: 'user', rateLimit: rateLimits.read } as const;

/** The same for everybody, for members and for analysts. */
export const publicRead = { ...userRead, access: 'public' } as const;
export const premiumRead = { ...userRead, access: 'premium' } as const;
export const analystRead = { ...userRead, access: 'analyst' } as const;

/** Parts of a route that changes something of a signed-in user. */
export const userWrite = { access: 'user', rateLimit: rateLimits.write } as const;

/** The body of most answers. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), data });

/** The body of a page of a list. */
export const successPage = <Row extends z.ZodType>(row: Row) => success(z.array(row)).extend({ page: Page });
