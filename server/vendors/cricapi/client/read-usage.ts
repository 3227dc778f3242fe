import { z } from 'zod';
import { wireCount, wireNumber, wireTotal } from '../wire/wire-values.ts';

const Counts = z.object({
  hitsToday: wireTotal.nullable().catch(null),
  hitsUsed: wireCount.nullable().catch(null),
  hitsLimit: wireNumber.nullable().catch(null),
});

/** The vendor's counts of the key's hits. Null where the response has none. */
export type CricapiUsage = Readonly<z.output<typeof Counts>>;

const Envelope = z.object({ info: z.unknown().optional() });
const silent: CricapiUsage = { hitsToday: null, hitsUsed: null, hitsLimit: null };

/** The counts of any response: nested under `info`, at the top level, or absent (`info` is the string `"{}"`). */
export function readUsage(answer: unknown): CricapiUsage {
  const nested = Counts.safeParse(Envelope.safeParse(answer).data?.info).data ?? silent;
  const flat = Counts.safeParse(answer).data ?? silent;
  return {
    hitsToday: nested.hitsToday ?? flat.hitsToday,
    hitsUsed: nested.hitsUsed ?? flat.hitsUsed,
    hitsLimit: nested.hitsLimit ?? flat.hitsLimit,
  };
}
