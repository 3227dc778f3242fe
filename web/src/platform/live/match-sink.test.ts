import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { apiQueryKey } from '../api/api-query.ts';
import type { AnswerOf } from '../api/api-types.ts';
import { createMatchSink } from './match-sink.ts';

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
  const { take } = createMatchSink(client);
  const tell = (id: string, version: number) => {
    const match = testMatch({ id, phase: 'live', version });
    take({ event: 'update', id: null, data: JSON.stringify({ match }) });
  };
  const versions = () => client.getQueryData<AnswerOf<typeof LIVE>>(key)?.data.map(({ version }) => version);
  return { tell, versions };
}

it('draws what comes after a quiet time within a frame, and together what comes together', () => {
  const { tell, versions } = openSink();
  tell('a', 2);
  tell('b', 3);
  expect(versions()).toEqual([1, 1]);
  vi.advanceTimersByTime(16);
  expect(versions()).toEqual([2, 3]);
});

it('draws ten times a second at most, however fast changes come', () => {
  const { tell, versions } = openSink();
  const shown = new Set<number | undefined>();
  for (let version = 2; version <= 102; version += 1) {
    tell('a', version);
    vi.advanceTimersByTime(10);
    shown.add(versions()?.[0]);
  }
  // What it began with, one at once, and one for each tick since.
  expect(shown.size).toBe(11);
});

it('shows the last change though no other follows', () => {
  const { tell, versions } = openSink();
  tell('a', 2);
  vi.advanceTimersByTime(16);
  tell('a', 3);
  vi.advanceTimersByTime(250);
  expect(versions()).toEqual([3, 1]);
});
