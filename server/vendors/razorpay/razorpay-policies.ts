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
import { callRazorpay, type RazorpayAccess, type RazorpayCall } from './call-razorpay.ts';
import { isRazorpayUnreachable, RazorpayError } from './razorpay-error.ts';

const RETRIES = 2;
const FIRST_RETRY_MS = 150;
const LAST_RETRY_MS = 1_000;
/** Failures in a row after which Razorpay is left alone for a while. */
const FAILURES_TO_OPEN = 8;
const OPEN_MS = 5_000;

/** The two ways of making a call: once, or again after a failure that may pass. One circuit breaker is behind both. */
export function createRazorpayPolicies(access: RazorpayAccess) {
  const unreachable = handleWhen(isRazorpayUnreachable);
  const breaker = circuitBreaker(unreachable, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const again = retry(unreachable, {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({
      initialDelay: access.firstRetryMs ?? FIRST_RETRY_MS,
      maxDelay: LAST_RETRY_MS,
    }),
  });

  function callUnder(policy: IPolicy) {
    return async <Answer extends z.ZodType>(request: RazorpayCall<Answer>): Promise<z.output<Answer>> => {
      try {
        return await policy.execute(() => callRazorpay(access, request));
      } catch (cause) {
        if (!(cause instanceof BrokenCircuitError)) throw cause;
        throw new RazorpayError(request.method, { kind: 'unreachable', description: 'left alone', cause });
      }
    };
  }

  return { callOnce: callUnder(breaker), callAgain: callUnder(wrap(again, breaker)) };
}
