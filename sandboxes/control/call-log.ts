import type { FaultMode } from './fault-queue.ts';
import type { Vendor } from './vendor.ts';

/** Maximum number of calls stored in full. */
const STORED_CALLS = 1_000;

/** A request that a sandbox has received. */
export interface Call {
  /** ISO time of the request. */
  readonly at: string;
  /** ISO time of the answer; null while `status` is null. */
  answeredAt: string | null;
  readonly vendor: Vendor;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly fault: FaultMode | null;
  /** HTTP status; null until the answer is sent. Stays null when the connection broke before. */
  status: number | null;
}

/** The requests that the sandboxes have received, for tests and `GET /control/log`. */
export interface CallLog {
  add(call: Call): void;
  counts(): Record<Vendor, Record<string, number>>;
  calls(): readonly Call[];
}

/** Logs the calls to all sandboxes in memory: counts by vendor and path, and the last thousand calls in full. */
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
