import { z } from 'zod';
import { Page } from '../values/page.ts';
import { rateLimits } from './rate-limits.ts';

/**
 * Who may call a route. From `user` to `admin` each level includes the previous ones, except that analysts need no
 * Premium. A `guest` may be signed in or not; a token, if sent, must be valid. A `signature` is Razorpay's over the
 * body; an `operator` sends METRICS_TOKEN.
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
 * A route as data. The server registers it, the browser's client takes its types, and the OpenAPI document describes
 * it. `kind` is how the server produces a 200 body: from an object (the default), as bytes, or as server-sent events.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for each parameter; always ends in a slash under `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly access: AccessLevel;
  readonly rateLimit: RateLimit;
  readonly kind?: 'json' | 'bytes' | 'stream';
  /** Media type of the bytes; JSON when absent. */
  readonly mediaType?: string;
  /** Sends an ETag, and 304 when `If-None-Match` names it. */
  readonly conditional?: true;
  /** Bytes that are ready in memory: the server answers them before its framework (decision 016). */
  readonly inMemory?: true;
  /** Optional request headers that the handler reads, with a description for the OpenAPI document. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body of each success status. */
  readonly answers: Readonly<Partial<Record<200 | 201 | 202, z.ZodType>>>;
  /** Server-sent events of a stream: the schema of each event's data. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Error statuses beyond those of every route and of `access` (`openapi/response-statuses.ts`). */
  readonly errorStatuses?: readonly number[];
}

/** Returns the route with its literal types, from which handlers and the browser's client derive theirs. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

/** Defaults of a read that needs sign-in. */
export const userRead = { method: 'GET', access: 'user', rateLimit: rateLimits.read } as const;
/** Defaults of a route that reads finished matches. */
export const historyRead = {
  ...userRead,
  kind: 'bytes',
  conditional: true,
  rateLimit: rateLimits.history,
} as const;
/** Defaults of a read that needs no sign-in. */
export const publicRead = { ...userRead, access: 'public' } as const;
/** Defaults of a read that needs Premium. */
export const premiumRead = { ...userRead, access: 'premium' } as const;
/** Defaults of a read at the desk. */
export const analystRead = { ...userRead, access: 'analyst' } as const;

/** Defaults of a route with which users change their own data. */
export const userWrite = { access: 'user', rateLimit: rateLimits.write } as const;

/** The schema of a successful response without data. */
export const Done = z.object({ status: z.literal('success') });

/** Returns the schema of a successful response with `data`. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), data });

/** Returns the schema of a successful response with one page of a list of `row`. */
export const successPage = <Row extends z.ZodType>(row: Row) => success(z.array(row)).extend({ page: Page });
