import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery } from '../../platform/api/api-query.ts';
import { REFRESH_MS } from '../../platform/live/score-refresh.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchDialog } from './match-dialog.tsx';

const MATCH = 'GET /api/v1/cricket/matches/match-1/';
const POINTS = `${MATCH}fantasy-points/`;

const scored = (r: number, phase: 'live' | 'completed' = 'live'): TestAnswer => {
  const score = [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r, w: 1, o: '6.2' }];
  return { body: { status: 'success', data: testMatch({ phase, score }), ...testFeedAge(37_000) } };
};

let server: TestServer;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => server.close());

/** The pop-up without a live stream; requests for its match get these responses in order. */
async function show(...answers: TestAnswer[]): Promise<QueryClient> {
  server = await startTestServer({
    [MATCH]: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? null,
  });
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MatchDialog matchKey="match-1" isPremium={false} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const pulsing = () => document.querySelectorAll('.bg-live.animate-pulse-soft');

const withStatus = (status: string): TestAnswer => ({
  body: { status: 'success', data: testMatch({ phase: 'live', status }) },
});

describe('the status in the match pop-up', () => {
  it.each([
    ['Rain stopped play', 'RAIN STOPPED PLAY'],
    ['Malabar Monsoons won by 6 wickets', 'COMPLETED'],
  ])('heads it as the sentence %j, with its word or its capitals among the details', async (status, word) => {
    await show(withStatus(status));
    await until(() => screen.getByText(status));
    screen.getByText(word);
  });

  it('gives way to the time until the start before play', async () => {
    const start_at = Date.now() / 1000 + 3600;
    await show({ body: { status: 'success', data: testMatch({ status: 'Match not started', start_at }) } });
    await until(() => screen.getByText('SCHEDULED'));
    expect(screen.queryByText('Match not started')).toBeNull();
    expect(screen.getAllByText(/^\w{3}, \d+ \w{3}, /)).toHaveLength(2);
    screen.getByText(/^Starts in /);
  });
});

it('a chase, which the head of the pop-up states, is live only in its badge', async () => {
  await show(withStatus('Deccan Drifters need 34 runs in 20 balls'));
  await until(() => screen.getByText('Need 34 off 20 balls'));
  expect(screen.getAllByText('LIVE')).toHaveLength(1);
  screen.getByText('Status:', { exact: false });
});

const [FIRST, CHASING] = ['Malabar Monsoons', 'Deccan Drifters'];
const chaseAt = (runs: number, phase: 'live' | 'completed' = 'live'): TestAnswer => {
  const score = [
    { inning: `${FIRST} Inning 1`, team: FIRST, r: 182, w: 6, o: '20.0' },
    { inning: `${CHASING} Inning 1`, team: CHASING, r: runs, w: 1, o: '19.5' },
  ];
  const status = `${CHASING} opt to bowl`;
  return { body: { status: 'success', data: testMatch({ phase, score, status }), ...testFeedAge() } };
};

describe('the head of the pop-up of a chase', () => {
  it('is what it needs, not in the colour of what is good', async () => {
    await show(chaseAt(182));
    const line = await until(() => screen.getByText('Need 1 off 1 ball'));
    expect(line.className).not.toContain('text-turf');
  });

  it('is the status once the target is reached', async () => {
    await show(chaseAt(183));
    await until(() => screen.getByText(`${CHASING} opt to bowl`));
  });

  it('is the result, in that colour, once it is over', async () => {
    await show(chaseAt(182, 'completed'));
    const line = await until(() => screen.getByText(`${CHASING} opt to bowl`));
    expect(line.className).toContain('text-turf');
  });
});

it('still says that the teams never met when a later request fails', async () => {
  const client = await show(withStatus('Drinks'));
  await until(() => screen.getByText('There is nothing here.'));
  const { queryKey } = apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: 'match-1' } });
  const team = { key: null, name: '', form: '', recent: [] };
  const headToHead = { matches: 0, wins: [0, 0], other: 0, recent: [] } satisfies MatchPreview['headToHead'];
  const data: MatchPreview = { format: null, teams: [team, team], headToHead };
  act(() => void client.setQueryData(queryKey, { status: 'success', data }));
  await act(() => client.refetchQueries({ queryKey }));
  screen.getByText('We have no past matches between the two teams.');
});

it.each([
  ['Malabar Monsoons vs Deccan Drifters, 1st Match', 'MLM vs DCD · 1st Match'],
  ['Malabar Monsoons vs Deccan Drifters', 'Malabar Monsoons vs Deccan Drifters'],
])('the pop-up of %j is titled %j', async (name, title) => {
  await show({ body: { status: 'success', data: testMatch({ name }) } });
  await until(() => screen.getByRole('dialog', { name: title }));
});

describe('the match pop-up without the live stream', () => {
  it('polls the score every 30 seconds, as the lists do', async () => {
    await show(scored(54), scored(60));
    await until(() => screen.getByText('54/1'));
    pass(REFRESH_MS.polled - 1);
    expect(server.callsOf(MATCH)).toBe(1);
    pass(1);
    await until(() => screen.getByText('60/1'));
  });

  it('shows the age of the score and stops pulsing when a newer one is unavailable', async () => {
    await show(scored(54), refusal(503, 'unavailable', ''));
    await until(() => screen.getByText('54/1'));
    expect(pulsing()).toHaveLength(1);
    pass(REFRESH_MS.polled);
    await until(() => screen.getByText('Using cached data'));
    screen.getByText('· 35 seconds ago');
    expect(pulsing()).toHaveLength(0);
    screen.getByText('54/1');
  });

  it('asks for points less and less often while there are none', async () => {
    const client = await show(scored(54));
    const answered = (calls: number) =>
      until(() => expect([server.callsOf(POINTS), client.isFetching()]).toEqual([calls, 0]));
    await answered(1);
    pass(REFRESH_MS.polled);
    await answered(2);
    pass(REFRESH_MS.polled);
    await answered(2);
    pass(REFRESH_MS.polled);
    await answered(3);
  });

  it('stops polling when the match is over', async () => {
    await show(scored(54), scored(60, 'completed'));
    await until(() => screen.getByText('54/1'));
    pass(REFRESH_MS.polled);
    await until(() => screen.getByText('60/1'));
    pass(2 * REFRESH_MS.polled);
    // Responses to earlier requests have arrived by now.
    await fetch(`${server.origin}/`);
    expect(server.callsOf(MATCH)).toBe(2);
  });
});
