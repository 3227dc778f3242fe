import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessLevel, Route } from '@gullylens/contract/definition/route';
import type { RequestInput, SuccessAnswer } from '@gullylens/contract/types-from-routes';

/** The caller, as identified by a verified access token. */
export interface Visitor {
  readonly userId: string;
  /** Of the session to which the token belongs. */
  readonly sessionId: string;
  readonly role: string;
  readonly tokenExpiresAt: Date;
}

/** Facts of the request that are not part of the contract's params, query or body. */
export interface RequestFacts {
  /** Request id, as in the log and in error bodies. */
  readonly id: string;
  /** IP address of the client, taken from X-Forwarded-For behind our proxies. */
  readonly address: string;
  /** By name in lower case. Node joins repeated headers. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The unparsed body, on `signature` routes only; otherwise empty. */
  readonly rawBody: Buffer;
}

type VisitorFor<A extends AccessLevel> = A extends 'public' | 'signature' | 'operator'
  ? null
  : A extends 'guest'
    ? Visitor | null
    : Visitor;

/** A validated request, as a route's handler receives it. */
export interface HandlerCall<R extends Route> {
  readonly params: RequestInput<R, 'params'>;
  readonly query: RequestInput<R, 'query'>;
  readonly body: RequestInput<R, 'body'>;
  readonly visitor: VisitorFor<R['access']>;
  readonly request: RequestFacts;
}

/** Ready bytes with their headers (content type, ETag); a 304 carries none. */
export interface BytesAnswer {
  readonly status: 200 | 304;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The handler takes over the connection, writes to it and ends it. */
export interface StreamAnswer {
  readonly stream: (response: ServerResponse, request: IncomingMessage) => void;
}

type AnswerOf<R extends Route> = R extends { kind: 'stream' }
  ? StreamAnswer
  : R extends { kind: 'bytes' }
    ? BytesAnswer
    : SuccessAnswer<R> & { readonly headers?: Readonly<Record<string, string>> };

/** Answers one route; without a promise when the contract marks it `inMemory`. Failures are thrown as `AppError`. */
export type Handler<R extends Route> = (
  call: HandlerCall<R>,
) => AnswerOf<R> | (R extends { inMemory: true } ? never : Promise<AnswerOf<R>>);

/** A handler for each route of a table, by the same names. */
export type Handlers<Table extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};
