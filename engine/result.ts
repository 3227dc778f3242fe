/** A value, or a fault. Returned instead of throwing when bad input is to be expected, as in archives and requests. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** A result with a value. */
export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** A result with a fault: a code or a sentence, depending on the caller. */
export function fail<Fault>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault };
}
