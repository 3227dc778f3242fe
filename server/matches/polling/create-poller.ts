import { createTenure, type Tenure, type TenureParts } from './create-tenure.ts';
import { holdLease, releaseLease } from './hold-lease.ts';
import type { PollContext } from './poll-context.ts';

const LEASE = 'cricket-poll';
/** Longer than a call may take, and a killed holder is succeeded after this long at most. */
const LEASE_SECONDS = 12;

export interface PollerSettings extends Omit<TenureParts, 'lease'> {
  /** Unique to this process. */
  readonly holder: string;
  /** Takes in what others have stored. */
  readonly follow: () => Promise<void>;
}

export type Poller = ReturnType<typeof createPoller>;

/** Has this process poll the vendor while it has the lease to do so. */
export function createPoller(context: PollContext, { holder, follow, ...parts }: PollerSettings) {
  const { db } = context;
  let tenure: Tenure | null = null;

  /** Takes or keeps the lease; `null` while another process has it. */
  async function hold(): Promise<Tenure | null> {
    const lease = await holdLease(db, { name: LEASE, holder, seconds: LEASE_SECONDS });
    if (lease === null) return null;
    if (lease.fencing === tenure?.fencing) return tenure;
    await follow();
    tenure = createTenure(context, { ...parts, lease });
    return tenure;
  }

  return { hold, stop: () => releaseLease(db, LEASE, holder) };
}
