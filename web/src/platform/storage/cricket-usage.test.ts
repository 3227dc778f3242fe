import { describe, expect, it } from 'vitest';
import { CALL_LOG_LIMIT, keepServerUsage, logCricketCall, readCricketUsage } from './cricket-usage.ts';
import { writeStored } from './local-storage.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const call = {
  endpoint: 'GET /api/v1/cricket/dashboard/overview/',
  cached: false,
  priority: 'high',
} as const;

describe('the use of the quota in this browser', () => {
  it('begins with a hundred calls', () => {
    expect(readCricketUsage(noon)).toMatchObject({
      hitsToday: 0,
      hitsLimit: 100,
      hitsRemaining: 100,
      callLog: [],
    });
  });

  it('takes the server’s figures over its own', () => {
    const info = { hitsToday: 61, hitsLimit: 100, hitsRemaining: 39, lastReset: '2026-11-21T00:00:00.000Z' };
    keepServerUsage(info, noon);
    expect(readCricketUsage(noon)).toMatchObject({ hitsToday: 61, hitsRemaining: 39 });
  });

  it('keeps the last 200 calls', () => {
    for (let at = 0; at < CALL_LOG_LIMIT + 5; at += 1) logCricketCall(call, new Date(noon.getTime() + at));
    const { callLog } = readCricketUsage(noon);
    expect(callLog).toHaveLength(CALL_LOG_LIMIT);
    expect(callLog[0]?.timestamp).toBe(noon.getTime() + 5);
  });

  it('begins anew when the date changes', () => {
    logCricketCall(call, noon);
    expect(readCricketUsage(new Date('2026-11-22T00:00:01Z')).callLog).toEqual([]);
  });

  it.each([
    ['a date that is none', { lastReset: 'never' }],
    ['a number that is none', { hitsRemaining: 'many' }],
    ['a number that is missing', { hitsToday: undefined }],
    ['calls that are none', { callLog: [null] }],
  ])('begins anew where what is stored has %s', (_, parts) => {
    logCricketCall(call, noon);
    writeStored('gullylens.cricket.usage', { ...readCricketUsage(noon), ...parts });
    expect(readCricketUsage(noon)).toMatchObject({ hitsToday: 0, hitsRemaining: 100, callLog: [] });
  });
});
