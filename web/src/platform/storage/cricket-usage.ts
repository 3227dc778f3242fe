import type { UsageInfo } from '@gullylens/contract/http/matches/match';
import { isRecord, readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.cricket.usage';
/** CricAPI hits per day, until the server has reported the hits left (the specification's default). */
const DAILY_LIMIT = 100;

/** Returns the CricAPI hits left today (UTC), as the server last reported them; the default limit before its report. */
export function readHitsRemaining(now: Date = new Date()): number {
  const stored = readStored(KEY);
  if (!isRecord(stored) || stored['day'] !== dayOf(now)) return DAILY_LIMIT;
  return typeof stored['hitsRemaining'] === 'number' ? stored['hitsRemaining'] : DAILY_LIMIT;
}

/** Stores the hits left today, from the server's dashboard response. */
export function storeServerUsage(
  { hitsRemaining }: Pick<UsageInfo, 'hitsRemaining'>,
  now: Date = new Date(),
): void {
  writeStored(KEY, { day: dayOf(now), hitsRemaining });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
