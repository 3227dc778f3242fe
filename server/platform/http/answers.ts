import type { ErrorCode } from '@gullylens/contract/definition/errors';
import { AppError } from '../app-error.ts';

// Shapes of successful responses, for the handlers of every feature.

/** A 200 with a body of any shape. */
export function ok<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** A 200 with the body `{ status: 'success', data }`, the envelope of most routes. */
export function success<Data>(data: Data) {
  return ok({ status: 'success' as const, data });
}

/** Returns the value; throws the error when it is null. */
export function orThrow<Value>(value: Value | null, missing: ErrorCode): Value {
  if (value === null) throw new AppError(missing);
  return value;
}
