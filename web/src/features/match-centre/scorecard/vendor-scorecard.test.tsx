import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REFRESH_MS } from '../../../platform/live/score-refresh.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { MatchCentre } from '../match-centre.tsx';

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const MATCH = `GET /api/v1/cricket/matches/${KEY}/`;
const PLAYED = `GET /api/v1/cricket/history/${KEY}/`;
const SCORECARD = `GET /api/v1/cricket/matches/${KEY}/scorecard/`;
const score = [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
const live = testMatch({ id: KEY, phase: 'live', score });
const missing = () => refusal(404, 'match_not_found', 'We could not find that match.');

let server: TestServer;
afterEach(() => server.close());

async function show(handlers: Record<string, TestHandler>): Promise<void> {
  server = await startTestServer(handlers);
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/?tab=scorecard']}>
        <MatchCentre matchKey={KEY} isPremium={false} onUpgrade={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data } });

/** The card of an innings, told some time ago. */
function toldCard(runs: number, overs: string, ageMs = 20_000): TestHandler {
  const figures = { runs, balls: 4, fours: 0, sixes: 0, strikeRate: 100 };
  const innings = {
    inning: 'Malabar Monsoons Inning 1',
    team: 'Malabar Monsoons',
    total: { runs, wickets: 1, overs },
    extras: 0,
    batting: [{ id: 'nair', name: 'R Nair', ...figures, dismissal: null }],
    bowling: [],
    fielding: [],
  };
  const as_of = new Date(Date.now() - ageMs).toISOString();
  return ok({ matchKey: KEY, source: 'vendor', innings: [innings], as_of });
}

describe('the vendor’s scorecard', () => {
  it('is headed by the score when that is newer, says how far it goes, and has no age beside that', async () => {
    await show({ [MATCH]: ok(live), [SCORECARD]: toldCard(1, '0.1') });
    await until(() => screen.getByText('Player rows up to over 0.1'));
    expect(screen.queryByText(/^Updated/)).toBeNull();
    screen.getByRole('heading', { name: 'Malabar Monsoons 54/1 (6.2 ov)' });
    screen.getByText('batting');
  });

  it.each([
    ['only runs older', toldCard(53, '6.2'), '54/1 (6.2 ov)', 0],
    ['ahead of the score', toldCard(58, '6.3'), '58/1 (6.3 ov)', 1],
  ])('is headed by the newer total when it is %s', async (_, card, total, ages) => {
    await show({ [MATCH]: ok(live), [SCORECARD]: card });
    await until(() => screen.getByRole('heading', { name: `Malabar Monsoons ${total}` }));
    expect(screen.queryAllByText('Updated less than a minute ago')).toHaveLength(ages);
  });

  it.each([
    ['its own team', 'Malabar Monsoons', 1],
    ['the other team', 'Deccan Drifters', 0],
  ])('has the fall of wickets from the recorded scores, if these are of %s', async (_, team, count) => {
    const points = [
      { overs: '0.1', runs: 4, wickets: 0 },
      { overs: '0.2', runs: 4, wickets: 1 },
    ];
    const innings = [{ team, superOver: false, points }];
    const progress = { matchId: KEY, source: 'scores', ballsPerOver: 6, innings, as_of: null };
    // The feed's score is added to the recorded ones, so it is of the same team.
    const now = { ...live, score: live.score.map((one) => ({ ...one, team })) };
    await show({ [MATCH]: ok(now), [`${MATCH}progress/`]: ok(progress), [SCORECARD]: toldCard(54, '6.2') });
    await until(() => screen.getByText('Run rate'));
    await until(() => expect(server.callsOf(`${MATCH}progress/`)).toBe(1));
    await until(() => expect(screen.queryAllByText('1-4')).toHaveLength(count));
  });

  it('is requested after the end until it is complete, and then shows no batter at the crease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const over = { ...live, phase: 'completed', status: 'Malabar Monsoons won by 9 wkts' };
    const cards = [toldCard(49, '5.4')];
    await show({
      [MATCH]: ok(over),
      [PLAYED]: missing,
      [SCORECARD]: (...asked) => (cards.shift() ?? toldCard(54, '6.2'))(...asked),
    });
    const performers = await until(() => screen.getByRole('heading', { name: /^Top performers/ }));
    expect(performers.textContent).toContain('Player rows up to over 5.4');
    screen.getByText('not out');
    act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
    await until(() => expect(screen.queryAllByText('Player rows up to over 5.4')).toEqual([]));
    screen.getByText('Updated less than a minute ago');
    act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
    expect(server.callsOf(SCORECARD)).toBe(2);
  });

  it('is requested less often the longer it is unchanged', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await show({ [MATCH]: ok(live), [SCORECARD]: toldCard(49, '5.4', 5.5 * 60_000) });
    await until(() => screen.getByText('Player rows up to over 5.4'));
    act(() => void vi.advanceTimersByTime(REFRESH_MS.polled * 3));
    expect(server.callsOf(SCORECARD)).toBe(1);
    act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
    await until(() => expect(server.callsOf(SCORECARD)).toBe(2));
  });
});
