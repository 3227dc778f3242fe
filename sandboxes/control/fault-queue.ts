import type { Vendor } from './vendor.ts';

/** The faults that a test or developer may order. */
export const faultModes = [
  'http500',
  'http429',
  'html',
  'truncated',
  'hang',
  'reset',
  'blocked15',
  'quota',
] as const;

/** One of them. */
export type FaultMode = (typeof faultModes)[number];

/** The faults that `/control/faults` ordered. `interceptVendor` takes one for each call. */
export interface FaultQueue {
  /** Queues a fault for `count` calls of this vendor, after those queued before. 0 clears the vendor's queue. */
  order(vendor: Vendor, mode: FaultMode, count: number): void;
  /** Removes and returns the fault of the vendor's next call; null when there is none. */
  take(vendor: Vendor): FaultMode | null;
  waiting(): readonly { vendor: Vendor; mode: FaultMode; count: number }[];
}

/** Creates an empty queue; the sandboxes share one. */
export function createFaultQueue(): FaultQueue {
  let queue: { vendor: Vendor; mode: FaultMode; count: number }[] = [];
  return {
    order(vendor, mode, count) {
      if (count === 0) queue = queue.filter((fault) => fault.vendor !== vendor);
      else queue.push({ vendor, mode, count });
    },
    take(vendor) {
      const next = queue.find((fault) => fault.vendor === vendor);
      if (!next) return null;
      next.count -= 1;
      queue = queue.filter((fault) => fault.count > 0);
      return next.mode;
    },
    waiting: () => queue,
  };
}
