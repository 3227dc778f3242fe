/** A value, or a fault. Functions return it for bad input instead of throwing. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function fail<Fault>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault };
}
