import type { FaultMode } from './fault-queue.ts';
import type { Vendor } from './vendor.ts';

const KEPT_CALLS = 1_000;

export interface Call {
  readonly at: string;
  /** `null` as long as `status` is. */
  answeredAt: string | null;
  readonly vendor: Vendor;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly fault: FaultMode | null;
  /** `null` while the answer is on its way, and for ever when it never went out. */
  status: number | null;
}

export interface CallLog {
  add(call: Call): void;
  counts(): Record<Vendor, Record<string, number>>;
  calls(): readonly Call[];
}

/** What reached each vendor's stand-in: counts by path for ever, the last thousand calls in full. */
export function createCallLog(): CallLog {
  const counts: Record<Vendor, Record<string, number>> = { google: {}, razorpay: {}, cricapi: {} };
  const calls: Call[] = [];
  return {
    add(call) {
      counts[call.vendor][call.path] = (counts[call.vendor][call.path] ?? 0) + 1;
      calls.push(call);
      if (calls.length > KEPT_CALLS) calls.shift();
    },
    counts: () => counts,
    calls: () => calls,
  };
}
