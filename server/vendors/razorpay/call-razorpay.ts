import type { z } from 'zod';
import { RazorpayErrorBody } from './razorpay-entities.ts';
import { RazorpayError } from './razorpay-error.ts';
import { readJson } from './read-json.ts';

export interface RazorpayCall<Answer extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below the base address; also the call's name in errors, so it holds nothing secret. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Answer;
}

export interface RazorpayAccess {
  readonly baseUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** For one attempt, from connecting to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Before the first of the two repetitions; the second waits longer. */
  readonly firstRetryMs?: number;
}

/** One attempt at one call. Throws `RazorpayError` and nothing else. */
export async function callRazorpay<Answer extends z.ZodType>(
  access: RazorpayAccess,
  call: RazorpayCall<Answer>,
): Promise<z.output<Answer>> {
  const name = `${call.method} ${call.path.split('?')[0]}`;
  const { status, text } = await exchange(access, call).catch((cause: unknown) => {
    throw new RazorpayError(name, { kind: 'unreachable', description: 'no answer', cause });
  });
  const body = readJson(text);
  if (status < 200 || status >= 300) throw refusalOf(name, status, body);
  const parsed = call.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RazorpayError(name, {
    kind: 'unreachable',
    status,
    description: 'answer not understood',
    cause: parsed.error,
  });
}

async function exchange(access: RazorpayAccess, { method, path, body, headers }: RazorpayCall<z.ZodType>) {
  const credentials = Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64');
  const response = await fetch(access.baseUrl + path, {
    method,
    headers: {
      authorization: `Basic ${credentials}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(access.timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}

function refusalOf(name: string, status: number, body: unknown): RazorpayError {
  const said = RazorpayErrorBody.safeParse(body).data?.error;
  return new RazorpayError(name, {
    kind: said === undefined ? 'unreachable' : kindOf(status),
    status,
    ...(said?.code === undefined ? {} : { code: said.code }),
    ...(said?.reason ? { reason: said.reason } : {}),
    ...(said?.description ? { description: said.description } : {}),
  });
}

/** A 4xx in Razorpay's own form was a refusal; anything else may have been done or not. */
function kindOf(status: number): RazorpayError['kind'] {
  if (status === 401 || status === 403) return 'locked-out';
  const refused = status >= 400 && status < 500 && status !== 409 && status !== 429;
  return refused ? 'refused' : 'unreachable';
}
