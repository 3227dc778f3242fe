import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { apiQueryKey } from '../api/api-query-key.ts';
import type { AnswerOf } from '../api/api-types.ts';
import { serverNow } from '../api/server-clock.ts';
import { createMatchUpdater } from './match-updater.ts';
import { sourceOfScores } from './feed-age.ts';

const LIVE = 'GET /api/v1/cricket/matches/live/';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openSink() {
  const client = new QueryClient();
  const key = apiQueryKey(LIVE);
  client.setQueryData(key, { data: ['a', 'b'].map((id) => testMatch({ id, phase: 'live', version: 1 })) });
  const { receive: take } = createMatchUpdater(client);
  const send = (id: string, version: number) => {
    const match = testMatch({ id, phase: 'live', version });
    take({ event: 'update', data: JSON.stringify({ match }) });
  };
  const versions = () => client.getQueryData<AnswerOf<typeof LIVE>>(key)?.data.map(({ version }) => version);
  return { send, versions };
}

it('renders the first change after a pause within a frame, together with those that follow', () => {
  const { send, versions } = openSink();
  send('a', 2);
  send('b', 3);
  expect(versions()).toEqual([1, 1]);
  vi.advanceTimersByTime(16);
  expect(versions()).toEqual([2, 3]);
});

it('renders ten times a second at most', () => {
  const { send, versions } = openSink();
  const shown = new Set<number | undefined>();
  for (let version = 2; version <= 102; version += 1) {
    send('a', version);
    vi.advanceTimersByTime(10);
    shown.add(versions()?.[0]);
  }
  // The initial render, one at once, and one for each tick since.
  expect(shown.size).toBe(11);
});

it('renders the last change without a further one', () => {
  const { send, versions } = openSink();
  send('a', 2);
  vi.advanceTimersByTime(16);
  send('a', 3);
  vi.advanceTimersByTime(250);
  expect(versions()).toEqual([3, 1]);
});

const age = (minute: number) => ({ as_of: `2026-11-22T12:0${minute}:00.000Z`, delayed_after: 120 });

/** The age of scores that were fetched before the first event. */
const streamAge = () => sourceOfScores({ data: age(0), isError: false, isFetched: true }).feed;

it('stores the age and the server time of events, also when no match changed', () => {
  const { receive: take } = createMatchUpdater(new QueryClient());
  const send = (event: string, message: object) => take({ event, data: JSON.stringify(message) });
  send('snapshot', { ...age(1), matches: [] });
  expect(streamAge()).toEqual(age(1));
  send('update', { ...age(2), match: testMatch({ id: 'a' }) });
  expect(streamAge()).toEqual(age(2));
  send('feed_age', { ...age(3), now: '2026-11-22T12:03:10.000Z' });
  expect(streamAge()).toEqual(age(3));
  expect(serverNow()).toBe(Date.parse('2026-11-22T12:03:10.000Z'));
  send('update', { ...age(2), match: testMatch({ id: 'a' }) });
  send('bye', age(4));
  expect(streamAge()).toEqual(age(3));
});
