import type {
  Call,
  PathParams,
  RouteOf,
  ResponseBody,
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

/** What one call takes: its path's parameters, query and body as the contract has them. */
export type ApiRequest<C extends Call> = ParamsPart<PathParams<RouteOf<C>['path']>> &
  OptionalWhenEmpty<'query', ResponseBody<RouteOf<C>, 'query'>> &
  OptionalWhenEmpty<'body', ResponseBody<RouteOf<C>, 'body'>> & { signal?: AbortSignal };

/** The request may be left out where nothing in it is needed. */
export type RequestArguments<C extends Call> =
  Nothing extends ApiRequest<C> ? [request?: ApiRequest<C>] : [request: ApiRequest<C>];

export type AnswerOf<C extends Call> = SuccessBody<RouteOf<C>>;

/** A request with its types worn off, as the sender handles it. */
export interface LooseRequest {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type { Call };
