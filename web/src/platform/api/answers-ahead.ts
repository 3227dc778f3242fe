import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../storage/session-storage.ts';
import { callApi } from './api-client.ts';
import type { Call, LooseRequest } from './api-types.ts';

/** A GET call with its request, which is also its query key: see `apiQueryKey`. */
export type RequestAhead = readonly [`GET ${string}` & Call, LooseRequest?];

interface AnswerAhead {
  request: RequestAhead;
  answer: Promise<unknown>;
  /** The body and when it arrived, in milliseconds since 1970; undefined until then, and after a failure. */
  arrived?: { body: unknown; at: number };
}

let userId: string | undefined;
let answersAhead: readonly AnswerAhead[] = [];

/** Sends the requests of a page as soon as its address is known, while its files load. The answers stay in memory. */
export function requestAhead(requests: readonly RequestAhead[]): void {
  userId = readSession()?.user.id;
  answersAhead = requests.map((request) => {
    const ahead: AnswerAhead = { request, answer: call(request) };
    ahead.answer.then(
      (body) => (ahead.arrived = { body, at: Date.now() }),
      // The query requests it again, and shows its failure.
      () => undefined,
    );
    return ahead;
  });
}

/** Younger answers, in milliseconds, are not requested again when the page is rendered. */
const FRESH_MS = 10_000;

/** Puts the answers into a new query cache of the user who requested them, and has it wait for those on their way. */
export function takeAnswersAhead(client: QueryClient): void {
  if (readSession()?.user.id !== userId) return;
  for (const { request: queryKey, answer, arrived } of answersAhead) {
    client.setQueryDefaults(queryKey, { staleTime: FRESH_MS });
    if (arrived) client.setQueryData(queryKey, arrived.body, { updatedAt: arrived.at });
    else void client.prefetchQuery({ queryKey, queryFn: firstThen(answer, () => call(queryKey)) });
  }
}

/** Clears the answers: a later query cache sends its own requests. */
export function clearAnswersAhead(): void {
  answersAhead = [];
}

/** Requests what a query cache does not have: for a page that is opened later than at the start of a visit. */
export function prefetchMissing(client: QueryClient, requests: readonly RequestAhead[]): void {
  for (const queryKey of requests) {
    const status = client.getQueryState(queryKey)?.status ?? 'pending';
    if (status === 'pending') void client.prefetchQuery({ queryKey, queryFn: () => call(queryKey) });
  }
}

/** Returns a function that returns the promise the first time, then calls `retry`. */
function firstThen(first: Promise<unknown>, retry: () => Promise<unknown>): () => Promise<unknown> {
  let next = () => {
    next = retry;
    return first;
  };
  return () => next();
}

function call([route, request]: RequestAhead): Promise<unknown> {
  return callApi(route, ...([request] as unknown as Parameters<typeof callApi>[1][]));
}
