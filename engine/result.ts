/** A value, or the reason why there is none. Bad input is answered with this, never with an exception. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function fail<Fault>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault };
}
