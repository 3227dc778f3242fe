interface RazorpayFailure {
  /**
   * `unreachable`: the outcome is unknown; a retry may help. `locked-out`: Razorpay rejects our key, which the operator
   * must fix. `refused`: understood and rejected.
   */
  readonly kind: 'unreachable' | 'locked-out' | 'refused';
  readonly status?: number;
  /** Razorpay's own text, for the log. */
  readonly code?: string | undefined;
  readonly reason?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly cause?: unknown;
}

/** A failed call to Razorpay. The message has the vendor's error details. */
export class RazorpayError extends Error {
  readonly kind: RazorpayFailure['kind'];

  constructor(call: string, failure: RazorpayFailure) {
    const parts = [failure.status, failure.code, failure.reason, failure.description];
    super(`Razorpay ${failure.kind}: ${call} ${parts.filter(Boolean).join(' ')}`.trim(), {
      cause: failure.cause,
    });
    this.name = 'RazorpayError';
    this.kind = failure.kind;
  }
}

/** True when the outcome of the call is unknown. */
export function isRazorpayUnreachable(error: unknown): error is RazorpayError {
  return error instanceof RazorpayError && error.kind === 'unreachable';
}

/** True when Razorpay is unreachable or rejects our key, so that calls fail whatever they ask for. */
export function isRazorpayFailing(error: unknown): boolean {
  return error instanceof RazorpayError && error.kind !== 'refused';
}
