import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import { measureVendorCall } from '../../platform/vendor-metrics.ts';
import { RazorpayErrorBody, readJson } from './razorpay-entities.ts';
import { isRazorpayFailing, isRazorpayUnreachable, RazorpayError } from './razorpay-error.ts';

interface RazorpayCall<Answer extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Path below the base address. Also the call's name in errors, so it contains nothing secret. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Answer;
}

/** Address and key of the Razorpay account. */
export interface RazorpayAccess {
  readonly baseUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Milliseconds for one attempt, from connecting to the last byte of the response. */
  readonly timeoutMs: number;
  /** Delay before the first of two retries; the second waits longer. */
  readonly firstRetryMs?: number;
}

const RETRIES = 2;
/** Delays before the first retry, and at most before a later one. */
const FIRST_RETRY_MS = 150;
const MAX_RETRY_MS = 1_000;
/** Consecutive failures that open the circuit breaker, and for how long. */
const FAILURES_TO_OPEN = 8;
const OPEN_MS = 5_000;

/** Returns the two ways to make a call: once, or with retries after transient failures. Both share a circuit breaker. */
export function createRazorpayCalls(access: RazorpayAccess) {
  const isTransient = handleWhen(isRazorpayUnreachable);
  const breaker = circuitBreaker(isTransient, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const retries = retry(isTransient, {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({
      initialDelay: access.firstRetryMs ?? FIRST_RETRY_MS,
      maxDelay: MAX_RETRY_MS,
    }),
  });
  const callWithPolicy =
    (policy: IPolicy) =>
    async <Answer extends z.ZodType>(call: RazorpayCall<Answer>): Promise<z.output<Answer>> => {
      try {
        const attempt = () => callRazorpay(access, call);
        return await policy.execute(() => measureVendorCall('razorpay', attempt, isRazorpayFailing));
      } catch (cause) {
        if (!(cause instanceof BrokenCircuitError)) throw cause;
        throw unreachable(call.method, 'circuit breaker is open', cause);
      }
    };
  return { callOnce: callWithPolicy(breaker), callWithRetries: callWithPolicy(wrap(retries, breaker)) };
}

/**
 * Makes one attempt at a call and parses the response.
 * @throws RazorpayError for every failure.
 */
async function callRazorpay<Answer extends z.ZodType>(
  access: RazorpayAccess,
  call: RazorpayCall<Answer>,
): Promise<z.output<Answer>> {
  const name = `${call.method} ${call.path.split('?')[0]}`;
  const { status, text } = await exchange(access, call).catch((cause: unknown) => {
    throw unreachable(name, 'no response', cause);
  });
  const body = readJson(text);
  if (status < 200 || status >= 300) throw refusalOf(name, status, body);
  const parsed = call.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw unreachable(name, `${status} unreadable response`, parsed.error);
}

function unreachable(call: string, description: string, cause: unknown): RazorpayError {
  return new RazorpayError(call, { kind: 'unreachable', description, cause });
}

async function exchange(access: RazorpayAccess, { method, path, body, headers }: RazorpayCall<z.ZodType>) {
  const credentials = Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64');
  const response = await fetch(access.baseUrl + path, {
    method,
    headers: {
      authorization: `Basic ${credentials}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(access.timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}

function refusalOf(name: string, status: number, body: unknown): RazorpayError {
  const details = RazorpayErrorBody.safeParse(body).data?.error;
  return new RazorpayError(name, { kind: details ? kindOf(status) : 'unreachable', status, ...details });
}

/** A 4xx in Razorpay's own form is a rejection. After anything else the outcome is unknown. */
function kindOf(status: number): RazorpayError['kind'] {
  if (status === 401 || status === 403) return 'locked-out';
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 429;
  return isRefused ? 'refused' : 'unreachable';
}
