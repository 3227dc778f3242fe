import type { z } from 'zod';
import type { Route } from './definition/route.ts';
import type { Routes } from './routes.ts';

/** `{name}` parts of a path as a record of texts. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

type Schema<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? R[Part]
  : undefined;

/** What a handler is given for one part of the request: parsed and defaulted; `undefined` where the route takes none. */
export type RequestInput<R extends Route, Part extends 'params' | 'query' | 'body'> =
  Schema<R, Part> extends z.ZodType ? z.output<Schema<R, Part>> : undefined;

/** What a caller sends for one part of the request, before defaults. */
export type ResponseBody<R extends Route, Part extends 'query' | 'body'> =
  Schema<R, Part> extends z.ZodType ? z.input<Schema<R, Part>> : undefined;

/** The successful answers of a route: what a handler returns and the browser's client resolves to. */
export type SuccessAnswer<R extends Route> = {
  [S in keyof R['answers'] & number]: {
    readonly status: S;
    readonly body: R['answers'][S] extends z.ZodType ? z.output<R['answers'][S]> : never;
  };
}[keyof R['answers'] & number];

/** The body that the client resolves to. */
export type SuccessBody<R extends Route> = SuccessAnswer<R>['body'];

type Named<R> = R extends Route ? `${R['method']} ${R['path']}` : never;

/** `'GET /api/auth/profile/'` and so on: how the browser's client names a call. */
export type Call = { [K in keyof Routes]: Named<Routes[K]> }[keyof Routes];

/** The route behind a call's name. */
export type RouteOf<C extends Call> = {
  [K in keyof Routes]: Named<Routes[K]> extends C ? Routes[K] : never;
}[keyof Routes];
