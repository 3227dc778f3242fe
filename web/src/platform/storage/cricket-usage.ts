import type { UsageInfo } from '@gullylens/contract/http/matches/match';
import { isRecord, readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.cricket.usage';
const DAILY_LIMIT = 100;

/** Calls left of today's quota, as the server last reported. The whole quota after the date has changed. */
export function readHitsRemaining(now: Date = new Date()): number {
  const stored = readStored(KEY);
  if (!isRecord(stored) || stored['day'] !== dayOf(now)) return DAILY_LIMIT;
  return typeof stored['hitsRemaining'] === 'number' ? stored['hitsRemaining'] : DAILY_LIMIT;
}

/** Stores the quota that the server reported. */
export function storeServerUsage(
  { hitsRemaining }: Pick<UsageInfo, 'hitsRemaining'>,
  now: Date = new Date(),
): void {
  writeStored(KEY, { day: dayOf(now), hitsRemaining });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
