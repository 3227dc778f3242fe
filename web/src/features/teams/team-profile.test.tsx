import type { TeamProfile as Team } from '@gullylens/contract/http/history/teams';
import type { TeamFixtures } from '@gullylens/contract/http/matches/team-fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import {
  refusal,
  startTestServer,
  type TestAnswer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import type { PlayedMatch } from './team-form.ts';
import { TeamProfile } from './team-profile.tsx';

const READ = 'GET /api/cricket/teams/monsoons/';
const FIXTURES = 'GET /api/v1/cricket/teams/monsoons/fixtures/';
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
  squad: [
    { key: 'r-nair', name: 'R Nair', matches: 5, role: 'bowler', playedLast: true, lastPoints: 61.5 },
    { key: 'k-das', name: 'K Das', matches: 3, role: 'keeper', playedLast: true, lastPoints: 4 },
    { key: 's-roy', name: 'S Roy', matches: 1, role: 'bowler', playedLast: false, lastPoints: 30 },
  ],
  recent: [
    playedAgainst('m3', 'Drifters', 'Malabar Monsoons'),
    playedAgainst('m2', 'Rangers', null),
    playedAgainst('m1', 'Drifters', 'Drifters'),
  ],
};

let server: TestServer;
afterEach(() => server.close());

const none: TeamFixtures = { next: null, last: null, series: null };

async function show(
  handler: TestHandler,
  fixtures: TestAnswer = { body: { data: none } },
  upcoming: TestAnswer = { body: { status: 'success', data: [] } },
  queries: object = { retry: false },
): Promise<void> {
  server = await startTestServer({
    [READ]: handler,
    [FIXTURES]: () => fixtures,
    'GET /api/v1/cricket/matches/upcoming/': () => upcoming,
  });
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
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
    screen.getByRole('img', { name: 'Latest last: lost, neither won nor lost, won' });
    screen.getByText('25 won, 16 lost');
    screen.getByText('42 played, 1 no result');
    expect(targetOf('S Roy')).toBe('/players/s-roy');
    expect(section('Head-to-head').getByRole('link', { name: 'Drifters' }).getAttribute('href')).toBe(
      '/teams/drifters',
    );
    screen.getByText('1 won, 1 lost');
    screen.getByText('0 won, 0 lost, 1 no result');
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('has no other names and no rest of the squad when there are none', async () => {
    const squad = team.squad.filter(({ playedLast }) => playedLast);
    const records = team.records.map((record) => ({ ...record, other: 0 }));
    await show(() => ({ body: { data: { ...team, spellings: [team.name], squad, records } } }));
    await loaded();
    expect(screen.queryByText(/^Also known as/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Rest of the squad' })).toBeNull();
    screen.getByText('42 played');
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

const loaded = () => until(() => screen.getByRole('heading', { name: 'Malabar Monsoons' }));
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the latest matches of a team', () => {
  it('have the opponent, the result from the side of the team, and its own score first', async () => {
    const innings = [
      { team: 'Drifters', runs: 172, wickets: 6, overs: '20.0', superOver: false },
      { team: 'Malabar Monsoons', runs: 168, wickets: 9, overs: '20.0', superOver: false },
      { team: 'Malabar Monsoons', runs: 9, wickets: 1, overs: '1.0', superOver: true },
    ];
    const [won, drawn, lost] = team.recent as [PlayedMatch, PlayedMatch, PlayedMatch];
    const recent = [
      won,
      drawn,
      { ...lost, innings },
      { ...lost, id: 'm0', result: 'Drifters won by 1 wicket (D/L)' },
      { ...lost, id: 'm', result: 'Drifters won by an innings and 12 runs' },
      { ...won, id: 'l', result: 'Malabar Monsoons won by an innings and 1 run' },
    ];
    await show(() => ({ body: { data: { ...team, recent } } }));
    await loaded();
    expect(section('Recent matches').getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
    const rows = section('Recent matches').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WDriftersWon by 5 runs · 1 May 2026',
      'NRangersNo result · 1 May 2026',
      'LDriftersLost by 5 runs · 1 May 2026168/9 (20)172/6 (20)',
      'LDriftersLost by 1 wicket (D/L) · 1 May 2026',
      'LDriftersLost by an innings and 12 runs · 1 May 2026',
      'WDriftersWon by an innings and 1 run · 1 May 2026',
    ]);
  });
});

it('the form is of this season alone, and a line parts it from the one before', async () => {
  const [won, , lost] = team.recent as [PlayedMatch, PlayedMatch, PlayedMatch];
  const recent = [won, { ...lost, playedOn: '2025-05-18' }];
  await show(() => ({ body: { data: { ...team, recent } } }));
  await loaded();
  screen.getByRole('img', { name: 'Latest last: won' });
  const rows = section('Recent matches').getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 17))).toEqual([
    'WDriftersWon by 5',
    'Gulmohar Cup 2025',
    'LDriftersLost by ',
  ]);
});

it('a match that a super over decided says so', async () => {
  const [won] = team.recent as [PlayedMatch];
  const recent = [{ ...won, result: 'Match tied (Malabar Monsoons won the super over)' }];
  await show(() => ({ body: { data: { ...team, recent } } }));
  await loaded();
  expect(section('Recent matches').getByRole('listitem').textContent).toBe(
    'WDriftersMatch tied (Malabar Monsoons won the super over) · 1 May 2026',
  );
});

describe('the players of a team', () => {
  it('are listed by role, with those of the last match as the likely eleven', async () => {
    await show(() => ({ body: { data: team } }));
    await loaded();
    const namesIn = (name: string) =>
      section(name)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(namesIn('Probable XI')).toEqual(['K Das', 'R Nair']);
    section('Probable XI').getByText(
      'As in the last match, T20 on 1 May 2026. The playing XI is announced at the toss.',
    );
    const roles = section('Probable XI').getAllByRole('heading', { level: 3 });
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Wicket-keepers', 'Bowlers']);
    expect(namesIn('Rest of the squad')).toEqual(['S Roy']);
    section('Probable XI').getByText('61.5');
  });

  it('are no longer probable while their team plays', async () => {
    const next = testMatch({ id: 'now', phase: 'live' });
    await show(() => ({ body: { data: team } }), { body: { data: { ...none, next } } });
    await loaded();
    section('XI of the last match').getByText('T20 on 1 May 2026');
    expect(screen.queryByText(/Probable|announced at the toss/)).toBeNull();
  });

  it('have no likely eleven without a match', async () => {
    await show(() => ({ body: { data: { ...team, recent: [] } } }));
    await loaded();
    expect(screen.queryByRole('region', { name: 'Probable XI' })).toBeNull();
    expect(screen.queryByRole('img', { name: /^Latest last/ })).toBeNull();
  });

  it('have no likely eleven when none of them played the last match', async () => {
    const squad = team.squad.filter(({ playedLast }) => !playedLast);
    await show(() => ({ body: { data: { ...team, squad } } }));
    await loaded();
    expect(screen.queryByRole('region', { name: 'Probable XI' })).toBeNull();
  });
});

const linkIn = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement).getByRole('link');

describe('the fixtures of a team', () => {
  const standing = { shortname: 'X', played: 3, lost: 1, tied: 0, noResult: 0 };
  const standings = [
    { ...standing, key: 'foxes', team: 'Foxes', won: 3, points: 6, netRunRate: 0.75 },
    { ...standing, key: 'monsoons', team: 'Malabar Monsoons', won: 2, points: 4, netRunRate: -0.25 },
  ];
  const series = { key: 's1', name: 'Gulmohar Cup 2026', standings };

  it('are the next and the last match and the place in the table', async () => {
    const next = testMatch({ key: 'm-next' });
    const last = testMatch({ key: 'm-last' });
    await show(() => ({ body: { data: team } }), { body: { data: { next, last, series } } });
    await loaded();
    expect(linkIn('Next match').getAttribute('href')).toBe('/matches/m-next');
    expect(linkIn('Last match').getAttribute('href')).toBe('/matches/m-last');
    const place = screen.getByText('2 of 2').parentElement;
    expect(place?.textContent).toBe('2 of 2 · 4 points · net run rate −0.250');
    section('Points table').getByRole('table');
  });

  it('leave out a last match that is among the recent ones', async () => {
    const last = testMatch({ key: 'm3' });
    await show(() => ({ body: { data: team } }), { body: { data: { ...none, last } } });
    await loaded();
    expect(screen.queryByRole('heading', { name: 'Last match' })).toBeNull();
  });

  it('call the match that is being played live, not the next', async () => {
    const next = testMatch({ key: 'm-next', phase: 'live' });
    await show(() => ({ body: { data: team } }), { body: { data: { ...none, next } } });
    await loaded();
    expect(linkIn('Live now').getAttribute('href')).toBe('/matches/m-next');
    expect(screen.queryByRole('heading', { name: 'Next match' })).toBeNull();
  });

  it('go on after the next match with those of the list of this team', async () => {
    const next = testMatch({ key: 'm-next' });
    const coming = ['m-next', 'm-2', 'm-3', 'm-4'].map((key) =>
      testMatch({ key, teams: [key === 'm-2' ? 'Malabar Mariners' : team.name, 'X'] }),
    );
    const others = testMatch({ key: 'm-other', teams: ['X', 'Y'] });
    const upcoming = { body: { status: 'success', data: [others, ...coming] } };
    await show(() => ({ body: { data: team } }), { body: { data: { ...none, next } } }, upcoming);
    await loaded();
    const after = screen.getByRole('heading', { name: 'Next matches' }).parentElement as HTMLElement;
    const links = within(after).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/matches/m-2', '/matches/m-3']);
  });

  it('are shown while the list of coming matches is requested again after a failure', async () => {
    const retries = { retry: 1, retryDelay: 600_000 };
    const failed = refusal(503, 'unavailable', 'We cannot answer just now.');
    await show(() => ({ body: { data: team } }), { body: { data: none } }, failed, retries);
    await loaded();
  });

  it('have the table alone for a team that is not in it, and no rate that is unknown', async () => {
    const [first] = standings;
    const table = { ...series, standings: [{ ...first, netRunRate: null }] };
    await show(() => ({ body: { data: team } }), { body: { data: { ...none, series: table } } });
    await loaded();
    section('Points table').getByRole('table');
    expect(screen.queryByText(/of 1/)).toBeNull();
  });

  it('say that no match is announced, without a last match and a table', async () => {
    await show(() => ({ body: { data: team } }));
    await loaded();
    screen.getByText('No match of this team is announced yet.');
    expect(screen.queryByRole('heading', { name: 'Last match' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('say that they could not be loaded, above the rest of the page', async () => {
    await show(() => ({ body: { data: team } }), refusal(503, 'unavailable', 'We cannot answer just now.'));
    await loaded();
    screen.getByText('Error Loading Data');
    section('Rest of the squad').getByRole('link', { name: 'S Roy' });
  });
});
