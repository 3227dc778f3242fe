import type { TeamProfile as Team } from '@gullylens/contract/http/history/teams';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { TeamProfile } from './team-profile.tsx';

const READ = 'GET /api/cricket/teams/monsoons/';
const monsoons = { key: 'monsoons', name: 'Malabar Monsoons' };

const playedAgainst = (id: string, other: string, winner: string | null): Team['recent'][number] => ({
  id,
  playedOn: '2026-05-01',
  format: 'T20',
  competition: 'Gulmohar Cup',
  stage: null,
  teams: [monsoons, { key: other.toLowerCase(), name: other }],
  venue: { key: 'harbour', name: 'Harbour Ground' },
  result: winner === null ? 'No result' : `${winner} won by 5 runs`,
  winner,
  innings: [],
});

const team: Team = {
  ...monsoons,
  gender: 'male',
  matches: 42,
  lastMatch: '2026-05-01',
  spellings: ['Malabar Monsoons', 'Malabar Mariners'],
  records: [{ format: 'T20', played: 42, won: 25, lost: 16, other: 1 }],
  squad: [{ key: 'r-nair', name: 'R Nair', matches: 5 }],
  recent: [
    playedAgainst('m3', 'Drifters', 'Malabar Monsoons'),
    playedAgainst('m2', 'Rangers', null),
    playedAgainst('m1', 'Drifters', 'Drifters'),
  ],
};

let server: TestServer;
afterEach(() => server.close());

async function show(handler: TestHandler): Promise<void> {
  server = await startTestServer({ [READ]: handler });
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <TeamProfile profileKey="monsoons" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const targetOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a team', () => {
  it('has its form, its record, its squad, its opponents and its matches, each a way on', async () => {
    await show(() => ({ body: { data: team } }));
    await until(() => screen.getByRole('heading', { name: 'Malabar Monsoons' }));
    screen.getByText('Also known as Malabar Mariners');
    screen.getByRole('img', { name: 'Latest first: won, no result, lost' });
    screen.getByText('25 won, 16 lost');
    screen.getByText('42 played, 1 no result');
    expect(targetOf('R Nair')).toBe('/players/r-nair');
    expect(targetOf('Drifters')).toBe('/teams/drifters');
    screen.getByText('1 won, 1 lost');
    screen.getByText('0 won, 0 lost, 1 no result');
    expect(screen.getAllByRole('link', { name: 'Malabar Monsoons v Drifters' })).toHaveLength(2);
  });

  it('shows a message and a link back when the team does not exist', async () => {
    await show(() => refusal(404, 'team_not_found', 'There is no such team.'));
    await until(() => screen.getByRole('heading', { name: 'We could not find that team.' }));
    screen.getByRole('link', { name: 'All matches' });
  });

  it('can be requested again after a failure', async () => {
    await show(() => refusal(503, 'unavailable', 'We cannot answer just now.'));
    await until(() => screen.getByRole('button', { name: 'Try Again' }));
  });
});
