import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { REFRESH_MS } from '../../../platform/live/score-refresh.ts';
import { writeCricketCache } from '../../../platform/storage/cricket-cache.ts';
import { testMatch } from '../../../testing/test-matches.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { heldAnswer, refusal, type TestHandler } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { FEED, KEY, ok } from '../testing/open-match-page.tsx';
import { renderMatchHook } from '../testing/render-match-hook.tsx';
import { useMatchCentre } from './match-centre-queries.ts';

const OLD = 'archive-7';
const feedOf = (key: string) => `GET /api/v1/cricket/matches/${key}/`;
const historyOf = (key: string) => `GET /api/v1/cricket/history/${key}/`;
const PREVIEW = `GET ${FEED}preview/`;
const missing = () => refusal(404, 'match_not_found', 'We could not find that match.');
const teams = [{ key: 'mlm', name: 'Malabar Monsoons', form: 'W', recent: [] }];

const open = (handlers: Record<string, TestHandler>, key = KEY) =>
  renderMatchHook(() => useMatchCentre(key, false), handlers);

it('a live match is requested from the feed with the history of its teams, and not from history', async () => {
  const { result, callsOf } = await open({
    [feedOf(KEY)]: ok(testMatch({ id: KEY, phase: 'live' })),
    [PREVIEW]: ok({ teams }),
  });
  await until(() => expect(result.current.teams).toEqual(teams));
  expect([callsOf(feedOf(KEY)), callsOf(historyOf(KEY))]).toEqual([1, 0]);
});

it('a match that is over is requested from history until that has it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answers = [missing];
  const { result, settle, callsOf } = await open({
    [feedOf(KEY)]: ok(testMatch({ id: KEY, phase: 'completed' })),
    [historyOf(KEY)]: (...asked) => (answers.shift() ?? ok(testPlayedCard))(...asked),
  });
  await until(() => expect(result.current.played.isError).toBe(true));
  act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
  await until(() => expect(result.current.played.data?.data.id).toBe(OLD));
  act(() => void vi.advanceTimersByTime(REFRESH_MS.pushed));
  await settle();
  expect(callsOf(historyOf(KEY))).toBe(2);
});

it('a match of history is requested there alone, and has the teams of its card', async () => {
  const { result, client, callsOf } = await open({ [historyOf(OLD)]: ok(testPlayedCard) }, OLD);
  await until(() => expect(result.current.teams).toEqual(testPlayedCard.teams));
  expect(client.isFetching()).toBe(0);
  expect([callsOf(feedOf(OLD)), callsOf(`${feedOf(OLD)}preview/`)]).toEqual([0, 0]);
});

it('a match that history does not have is requested from the feed, once each', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { result, settle, callsOf } = await open({ [historyOf(OLD)]: missing, [feedOf(OLD)]: missing }, OLD);
  await until(() => expect(result.current.feed.isError).toBe(true));
  act(() => void vi.advanceTimersByTime(REFRESH_MS.pushed));
  await settle();
  expect([callsOf(historyOf(OLD)), callsOf(feedOf(OLD))]).toEqual([1, 1]);
});

it('a match that the feed does not have is requested from history', async () => {
  const { result } = await open({ [feedOf(KEY)]: missing, [historyOf(KEY)]: ok(testPlayedCard) });
  await until(() => expect(result.current.played.data?.data.id).toBe(OLD));
});

it.each([
  ['has the match', { body: { status: 'success', data: testMatch({ id: KEY }) } }],
  ['does not have it', missing()],
])('the copy in this browser is used until the feed says that it %s', async (_, answer) => {
  writeCricketCache('liveMatches', { data: [testMatch({ id: KEY })] }, 60);
  const feed = heldAnswer();
  const { result } = await open({ [feedOf(KEY)]: feed.handler, [historyOf(KEY)]: missing });
  expect(result.current.cached?.match.key).toBe(KEY);
  feed.give(answer);
  await until(() => expect(result.current.feed.isFetched).toBe(true));
  expect(result.current.cached).toBeNull();
});
