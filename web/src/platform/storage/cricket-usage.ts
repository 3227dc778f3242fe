import type { UsageInfo } from '@gullylens/contract/http/match';
import { isMoment, isRecord, isText, readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.cricket.usage';

/** The log keeps this many calls. */
export const CALL_LOG_LIMIT = 200;

export type CallPriority = 'high' | 'medium' | 'low';

export interface LoggedCall {
  endpoint: string;
  timestamp: number;
  cached: boolean;
  priority: CallPriority;
}

/** The day's use of the vendor's quota as the server last told it, and what this browser asked for. */
export interface CricketUsage extends UsageInfo {
  callLog: LoggedCall[];
}

const DAILY_LIMIT = 100;

/** Today's figures in this browser; they begin anew when the date changes. */
export function readCricketUsage(now: Date = new Date()): CricketUsage {
  const stored = readStored(KEY);
  if (isUsage(stored) && dayOf(new Date(stored.lastReset)) === dayOf(now)) return stored;
  return {
    hitsToday: 0,
    hitsLimit: DAILY_LIMIT,
    hitsRemaining: DAILY_LIMIT,
    lastReset: now.toISOString(),
    callLog: [],
  };
}

/** Adds a call to the log. */
export function logCricketCall(call: Omit<LoggedCall, 'timestamp'>, now: Date = new Date()): void {
  const usage = readCricketUsage(now);
  const callLog = [...usage.callLog, { ...call, timestamp: now.getTime() }].slice(-CALL_LOG_LIMIT);
  writeStored(KEY, { ...usage, callLog });
}

/** Takes over the server's figures, which overrule this browser's. */
export function keepServerUsage(info: UsageInfo, now: Date = new Date()): void {
  const { callLog } = readCricketUsage(now);
  writeStored(KEY, { ...info, lastReset: now.toISOString(), callLog });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function isUsage(value: unknown): value is CricketUsage {
  if (!isRecord(value)) return false;
  const { hitsToday, hitsLimit, hitsRemaining, lastReset, callLog } = value;
  return (
    [hitsToday, hitsLimit, hitsRemaining].every((hits) => typeof hits === 'number') &&
    isText(lastReset) &&
    isMoment(Date.parse(lastReset)) &&
    Array.isArray(callLog) &&
    callLog.every(isRecord)
  );
}
