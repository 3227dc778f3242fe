import type { FaultMode } from './fault-queue.ts';
import type { Vendor } from './vendor.ts';

/** Calls stored in full. */
const STORED_CALLS = 1_000;

export interface Call {
  readonly at: string;
  /** Null while `status` is. */
  answeredAt: string | null;
  readonly vendor: Vendor;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly fault: FaultMode | null;
  /** Null until the answer was sent, and if it never was. */
  status: number | null;
}

export interface CallLog {
  add(call: Call): void;
  counts(): Record<Vendor, Record<string, number>>;
  calls(): readonly Call[];
}

/** Log of the calls to each vendor's sandbox: counts by path, and the last thousand calls in full. */
export function createCallLog(): CallLog {
  const counts: Record<Vendor, Record<string, number>> = { google: {}, razorpay: {}, cricapi: {} };
  const calls: Call[] = [];
  return {
    add(call) {
      counts[call.vendor][call.path] = (counts[call.vendor][call.path] ?? 0) + 1;
      calls.push(call);
      if (calls.length > STORED_CALLS) calls.shift();
    },
    counts: () => counts,
    calls: () => calls,
  };
}
