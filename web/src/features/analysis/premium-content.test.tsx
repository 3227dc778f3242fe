import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { storeSession } from '../../testing/test-people.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { PremiumContent } from './premium-content.tsx';

let server: TestServer;
afterEach(() => server.close());

const projections = [
  testProjection({ name: 'Keeper', role: 'keeper', pickPercentage: 10 }),
  testProjection({ name: 'Opener', pickPercentage: 61.2 }),
  ...[1, 2, 3, 4, 5].map((place) =>
    testProjection({ name: `Bowler ${place}`, role: 'bowler', pickPercentage: place }),
  ),
];

async function show(parts: { cards?: TestAnswer; analysis?: TestAnswer } = {}): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/analysis/': () => parts.cards ?? { body: { data: [{ matchKey: 'match-1' }] } },
    'GET /api/v1/analysis/match-1/': () =>
      parts.analysis ?? { body: { data: testAnalysis({ projections }) } },
  });
  storeSession();
  renderPage(<PremiumContent />);
}

const card = (matchKey: string, minutes: number) => ({
  matchKey,
  locked: false,
  sample: false,
  draftedLate: false,
  locksAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});

const namesUnder = (heading: string) => {
  const block = screen.getByRole('heading', { name: heading }).parentElement;
  return [...(block?.querySelectorAll('li') ?? [])].map((line) => line.querySelector('p')?.textContent);
};

describe('the premium page', () => {
  it('names the best four of each kind by the share of winning teams that select them', async () => {
    await show();
    expect(screen.getByRole('status', { name: 'Loading the analysis' }).children).toHaveLength(4);
    await until(() => screen.getByText('Malabar Monsoons vs Deccan Drifters'));
    expect(namesUnder('Batsmen')).toEqual([
      'OpenerDD · 42.5 expected points',
      'KeeperDD · 42.5 expected points',
    ]);
    expect(namesUnder('Bowlers').map((text) => text?.slice(0, 8))).toEqual([
      'Bowler 5',
      'Bowler 4',
      'Bowler 3',
      'Bowler 2',
    ]);
    expect(screen.getByRole('heading', { name: 'All-rounders' }).parentElement?.textContent).toContain(
      'No players in this role.',
    );
    screen.getByText('61%');
    expect(screen.queryByText(/^Based on/)).toBeNull();
  });

  it('names those of the report without projections', async () => {
    await show({ analysis: { body: { data: testAnalysis({ projections: [] }) } } });
    const list = await until(() => screen.getByRole('region', { name: 'Top Players Recommendations' }));
    expect(list.textContent).toContain('R Kulkarni Deccan Drifters');
    expect(screen.queryByText('No players in this role.')).toBeNull();
  });

  it('shows each of the three teams with its range, on a board of its players', async () => {
    const players = ['Keeper', 'Opener', 'Bowler 1'];
    const team = {
      players,
      captain: 'Opener',
      viceCaptain: 'Keeper',
      expected: 512.44,
      p10: 380.2,
      p90: 640.6,
    };
    const teams: Analysis['teams'] = [
      { ...team, name: 'Safe & Steady', style: 'safe' },
      { ...team, name: 'High Risk-Reward', style: 'high-risk', players: ['Opener', 'Nobody'] },
    ];
    await show({ analysis: { body: { data: testAnalysis({ projections, teams }) } } });
    await until(() => screen.getByText('expected points; likely range 380 to 641'));
    screen.getByText('512.4');
    const board = screen.getByRole('region', { name: 'Safe & Steady' });
    expect(board.textContent).toContain('Opener42.5 × 2');
    expect(board.textContent).toContain('Keeper42.5 × 1.5');
    expect(board.textContent).toContain('Bowler 142.5');
    fireEvent.click(screen.getByRole('tab', { name: 'High Risk-Reward' }));
    expect(screen.getByRole('region', { name: 'High Risk-Reward' }).textContent).not.toContain('Opener');
  });

  it('is of the match that locks next, and says when', async () => {
    await show({ cards: { body: { data: [card('live', -30), card('later', 40), card('match-1', 3.5)] } } });
    await until(() => screen.getByText('Malabar Monsoons vs Deccan Drifters'));
    screen.getByText('Locks in 4 m');
  });

  it('shows a message when there is no analysis', async () => {
    await show({ cards: { body: { data: [] } } });
    await until(() => screen.getByText('Expert Analysis Coming Soon'));
    expect(server.callsOf('GET /api/v1/analysis/match-1/')).toBe(0);
  });

  it.each([{ cards: refusal(503, 'unavailable', '') }, { analysis: refusal(503, 'unavailable', '') }])(
    'offers to try again after %j',
    async (answers) => {
      await show(answers);
      await until(() => screen.getByRole('button', { name: 'Try Again' }));
      expect(screen.queryByRole('status', { name: 'Loading the analysis' })).toBeNull();
    },
  );
});
