import type { UsageInfo } from '@gullylens/contract/http/match';
import { hitsRemaining, type QuotaDay } from './judge-call.ts';
import { startOfDay } from './quota-day.ts';

/** The day's budget as readers see it. */
export function presentUsage(day: QuotaDay, now: Date): UsageInfo {
  return {
    hitsToday: day.hitsToday,
    hitsLimit: day.hitsLimit,
    hitsRemaining: hitsRemaining(day),
    lastReset: startOfDay(now).toISOString(),
  };
}
