import { noteServerTime } from './server-clock.ts';
import { apiAddress } from './api-address.ts';
import { ApiError, readApiError } from './api-error.ts';
import type { AnswerOf, ApiRequest, Call, LooseRequest } from './api-types.ts';

/** Timeout of a call and its response body. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Sends a call once, with the given token or none. Returns the response body. */
export function sendCall<C extends Call>(
  call: C,
  request: ApiRequest<C>,
  token: string | null,
): Promise<AnswerOf<C>> {
  return exchange({ call, request: request as LooseRequest, token }, readBody<C>);
}

/** Sends a call whose response is a file. */
export function sendForBytes(call: Call, request: LooseRequest, token: string | null): Promise<Blob> {
  return exchange({ call, request, token }, (response) => response.blob());
}

interface OutgoingCall {
  call: Call;
  request: LooseRequest;
  token: string | null;
}

async function exchange<Body>(
  outgoing: OutgoingCall,
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const outer = outgoing.request.signal;
  const signal = outer === undefined ? timeout : AbortSignal.any([outer, timeout]);
  try {
    const response = await fetchCall(outgoing, signal);
    if (!response.ok) throw await readApiError(response);
    return await read(response);
  } catch (error) {
    if (timeout.aborted && !outer?.aborted) throw new ApiError({ code: 'timed_out', status: 0 });
    throw error;
  }
}

async function fetchCall({ call, request, token }: OutgoingCall, signal: AbortSignal): Promise<Response> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  try {
    const options = { method, headers, credentials: 'same-origin', signal, body } as const;
    const response = await fetch(apiAddress(path, request), options);
    noteServerTime(Date.parse(response.headers.get('Date') ?? ''));
    return response;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError({ code: 'offline', status: 0 });
  }
}

async function readBody<C extends Call>(response: Response): Promise<AnswerOf<C>> {
  try {
    return (await response.json()) as AnswerOf<C>;
  } catch {
    throw new ApiError({ code: 'unreadable', status: response.status });
  }
}
