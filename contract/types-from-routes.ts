import type { z } from 'zod';
import type { Route } from './definition/route.ts';
import type { Routes } from './routes.ts';

/** The `{name}` parts of a path as strings by name. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

type Schema<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? R[Part]
  : undefined;

/**
 * A part of the request as a handler receives it: parsed, with defaults; `undefined` when the route has no such part.
 */
export type RequestInput<R extends Route, Part extends 'params' | 'query' | 'body'> =
  Schema<R, Part> extends z.ZodType ? z.output<Schema<R, Part>> : undefined;

/** A part of the request as a client sends it, before defaults; `undefined` when the route has no such part. */
export type ClientInput<R extends Route, Part extends 'query' | 'body'> =
  Schema<R, Part> extends z.ZodType ? z.input<Schema<R, Part>> : undefined;

/** The successful responses of a route: what a handler returns. */
export type SuccessAnswer<R extends Route> = {
  [S in keyof R['answers'] & number]: {
    readonly status: S;
    readonly body: R['answers'][S] extends z.ZodType ? z.output<R['answers'][S]> : never;
  };
}[keyof R['answers'] & number];

/** The body to which the browser's client resolves. */
export type SuccessBody<R extends Route> = SuccessAnswer<R>['body'];

type CallOf<R> = R extends Route ? `${R['method']} ${R['path']}` : never;

/** A call of the browser's client, such as `'GET /api/auth/profile/'`. */
export type Call = { [K in keyof Routes]: CallOf<Routes[K]> }[keyof Routes];

/** The route of a call. */
export type RouteOf<C extends Call> = {
  [K in keyof Routes]: CallOf<Routes[K]> extends C ? Routes[K] : never;
}[keyof Routes];
