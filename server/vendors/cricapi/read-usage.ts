import { z } from 'zod';

/** What the vendor says about the key's hits; `null` where this answer was silent. */
export interface CricapiUsage {
  readonly hitsToday: number | null;
  readonly hitsUsed: number | null;
  readonly hitsLimit: number | null;
}

const count = z.int().min(0).nullable().catch(null);
const Counts = z.object({ hitsToday: count, hitsUsed: count, hitsLimit: count });
const silent: CricapiUsage = { hitsToday: null, hitsUsed: null, hitsLimit: null };

const Envelope = z.object({ info: z.unknown().optional() });

/** The counts of any answer: nested under `info`, flat at the top level, or absent (`info` is the string `"{}"`). */
export function readUsage(answer: unknown): CricapiUsage {
  const nested = Counts.safeParse(Envelope.safeParse(answer).data?.info).data;
  return nested ?? Counts.safeParse(answer).data ?? silent;
}
