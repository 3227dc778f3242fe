import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { REFRESH_MS } from '../../../platform/live/score-refresh.ts';
import { testMatch } from '../../../testing/test-matches.ts';
import { heldAnswer, refusal, type TestHandler } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok } from '../testing/open-match-page.tsx';
import { renderMatchHook } from '../testing/render-match-hook.tsx';
import { isFirstRequest, useVendorScorecard } from './use-vendor-scorecard.ts';

const SCORECARD = `GET ${FEED}scorecard/`;
const TEAM = 'Malabar Monsoons';
const missing = () => refusal(404, 'scorecard_not_found', 'There is no scorecard.');
const score = [{ inning: `${TEAM} Inning 1`, team: TEAM, r: 54, w: 1, o: '6.2' }];
const matchIn = (phase: 'live' | 'completed', parts = {}) => testMatch({ id: KEY, phase, score, ...parts });

/** The scorecard after these overs, of so many milliseconds ago; null of an unknown age. */
const cardAt = (overs: string, ageMs: number | null) => {
  const as_of = ageMs === null ? null : new Date(Date.now() - ageMs).toISOString();
  const total = { runs: 54, wickets: 1, overs };
  return ok({ matchKey: KEY, source: 'vendor', innings: [{ team: TEAM, total }], as_of });
};

const open = (match: ReturnType<typeof testMatch>, answer: TestHandler, options?: { enabled: boolean }) =>
  renderMatchHook(() => useVendorScorecard(match, options), { [SCORECARD]: answer });

it.each([
  ['once there is a score', matchIn('live'), undefined, 1],
  ['not before', matchIn('live', { score: [] }), undefined, 0],
  ['not by a part that does without it', matchIn('live'), { enabled: false }, 0],
])('the scorecard is requested %s', async (_, match, options, calls) => {
  const { client, settle, callsOf } = await open(match, cardAt('6.2', null), options);
  expect(client.isFetching()).toBe(calls);
  await settle();
  expect(callsOf(SCORECARD)).toBe(calls);
});

describe('the scorecard after half a minute', () => {
  it.each([
    ['is requested again while none is known in play', 'live', missing, 2],
    ['is not requested again when none was known at the end', 'completed', missing, 1],
    ['is requested again in play', 'live', cardAt('6.2', 1000), 2],
    ['is not requested again when it has no age', 'live', cardAt('6.2', null), 1],
    ['is requested again after the end while it is behind the score', 'completed', cardAt('6.1', 1000), 2],
    ['is not requested again once it has the final score', 'completed', cardAt('6.2', 1000), 1],
    ['is not requested yet when it has not changed for five minutes', 'live', cardAt('6.2', 300_000), 1],
  ] as const)('%s', async (_, phase, answer, calls) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settle, callsOf } = await open(matchIn(phase), answer);
    await settle();
    act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
    await settle();
    expect(callsOf(SCORECARD)).toBe(calls);
  });
});

it('a first request is one before which nothing was answered', async () => {
  const second = heldAnswer();
  const answers: TestHandler[] = [missing];
  const { result } = await open(matchIn('live'), (...asked) => (answers.shift() ?? second.handler)(...asked));
  expect(isFirstRequest(result.current)).toBe(true);
  await until(() => expect(result.current.isError).toBe(true));
  act(() => void result.current.refetch());
  await until(() => expect(result.current.isLoading).toBe(true));
  expect(isFirstRequest(result.current)).toBe(false);
  second.give(missing());
});
