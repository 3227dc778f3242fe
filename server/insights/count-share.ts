import type { TrackRecordSummary } from '@gullylens/contract/http/track-record';
import { wilsonInterval } from '@gullylens/engine/statistics/statistics';

/** A share of a count with its 95% interval, in percent: with few of them the interval says so. */
export function countShare(count: number, of: number): TrackRecordSummary['captainBest'] {
  if (of === 0) return { share: null, low: null, high: null, of };
  return { share: (100 * count) / of, ...wilsonInterval(count, of), of };
}
