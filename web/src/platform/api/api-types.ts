import type {
  Call,
  PathParams,
  RouteOf,
  ClientInput,
  SuccessBody,
} from '@gullylens/contract/types-from-routes';

type Nothing = Record<never, never>;

type ParamsPart<Params> = unknown extends Params ? Nothing : { params: Params };

type OptionalWhenEmpty<Name extends 'query' | 'body', Part> = [Part] extends [undefined]
  ? Nothing
  : undefined extends Part
    ? { [N in Name]?: Part }
    : Nothing extends Part
      ? { [N in Name]?: Part }
      : { [N in Name]: Part };

/** The input of a call: path parameters, query and body from the contract. */
export type ApiRequest<C extends Call> = ParamsPart<PathParams<RouteOf<C>['path']>> &
  OptionalWhenEmpty<'query', ClientInput<RouteOf<C>, 'query'>> &
  OptionalWhenEmpty<'body', ClientInput<RouteOf<C>, 'body'>> & { signal?: AbortSignal };

/** The request is optional when none of its parts is required. */
export type RequestArguments<C extends Call> =
  Nothing extends ApiRequest<C> ? [request?: ApiRequest<C>] : [request: ApiRequest<C>];

/** The body of a successful response to a call. */
export type AnswerOf<C extends Call> = SuccessBody<RouteOf<C>>;

/** A request of any call, for code that does not depend on the call. */
export interface LooseRequest {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type { Call };
