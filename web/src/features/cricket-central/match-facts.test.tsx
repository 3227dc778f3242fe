import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchDialog } from './match-dialog.tsx';

const MATCH = 'GET /api/v1/cricket/matches/match-1/';
const POINTS = `${MATCH}fantasy-points/`;
const PREVIEW = `${MATCH}preview/`;
const FORECAST = `${MATCH}forecast/`;
const score = [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 62, w: 1, o: '7.1' }];
const answer =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data, ...testFeedAge() } });
const team = (name: string, form: string) => ({ key: null, name, form, recent: [] });
const record = { format: 'T20', gender: 'male', matches: 30, averageScore: 161.6, chaseSuccess: null };
const venue = {
  records: [
    { ...record, format: 'ODI', matches: 3 },
    { ...record, highest: 222, lowest: null },
  ],
};

let server: TestServer;
afterEach(() => server.close());

interface Shown {
  match?: Partial<MatchSummary>;
  isPremium?: boolean;
  handlers?: Record<string, TestHandler>;
}

async function show({ match = {}, isPremium = false, handlers = {} }: Shown = {}): Promise<void> {
  server = await startTestServer({ [MATCH]: answer(testMatch(match)), ...handlers });
  storeSession();
  renderPage(<MatchDialog matchKey="match-1" isPremium={isPremium} onClose={() => undefined} />);
  await until(() => screen.getByRole('heading', { name: 'Match Details' }));
}

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

/** The win chances of both teams, by their bar. */
const chances = () =>
  [...(screen.getByText('Win probability').closest('section')?.querySelectorAll('dl > div') ?? [])].map(
    (part) => [...part.querySelectorAll('dt, dd')].map(({ textContent }) => textContent).join(' '),
  );

describe('the details of a match in its pop-up', () => {
  it('show known values', async () => {
    await show({ match: { gender: 'female', toss: { winner: 'Deccan Drifters', decision: 'bowl' } } });
    expect(fact('Format')).toBe('FormatT20');
    expect(fact('Venue')).toBe('VenueHarbour Ground, Kochi');
    expect(fact('Tournament')).toBe('TournamentCoastal League');
    expect(fact('Gender')).toBe('GenderFemale');
    expect(fact('Toss')).toBe('TossDeccan Drifters chose to bowl');
    expect(fact('Status')).toBe('StatusSCHEDULED');
  });

  it('show unknown values as such, but no toss', async () => {
    const nowhere = { key: null, name: '', city: null };
    await show({ match: { tournament: null, venue: nowhere, toss: null } });
    expect(fact('Venue')).toBe('VenueTo be announced');
    expect(fact('Tournament')).toBe('TournamentTo be announced');
    expect(fact('Gender')).toBe('GenderNot known');
    expect(screen.queryByText('Toss')).toBeNull();
  });
});

describe('the statistics of a match in its pop-up', () => {
  it('have the head-to-head record and the form', async () => {
    const preview = {
      teams: [team('Malabar Monsoons', 'WL'), team('Deccan Drifters', '')],
      headToHead: { matches: 3, wins: [2, 1], other: 0, recent: [] },
    };
    await show({ handlers: { [PREVIEW]: answer(preview) } });
    await until(() => expect(fact('Head-to-head')).toBe('Head-to-headMLM won 2 of 3'));
    // Beside the name of the team.
    expect(screen.getAllByRole('img', { name: /^Latest last/ })).toHaveLength(1);
    expect(screen.queryByText('Form, latest last')).toBeNull();
    expect(screen.queryByText('We have no past matches between the two teams.')).toBeNull();
  });

  it.each([
    [[1, 2], 'MLM won 2 of 3'],
    [[1, 1], 'DCD 1–1 MLM'],
  ])('have the wins %j in the order of the preview, which is that of history', async (wins, text) => {
    const preview = {
      teams: [team('Deccan Drifters', ''), team('Malabar Monsoons', '')],
      headToHead: { matches: 3, wins, other: 0, recent: [] },
    };
    await show({ handlers: { [PREVIEW]: answer(preview) } });
    await until(() => expect(fact('Head-to-head')).toBe(`Head-to-head${text}`));
  });

  it('have no head-to-head record of teams that never met', async () => {
    const preview = {
      teams: [team('Malabar Monsoons', 'W'), team('Deccan Drifters', 'L')],
      headToHead: { matches: 0, wins: [0, 0], other: 0, recent: [] },
    };
    await show({ handlers: { [PREVIEW]: answer(preview) } });
    await until(() => screen.getByRole('img', { name: 'Latest last: won' }));
    await until(() => screen.getByText('We have no past matches between the two teams.'));
    expect(screen.queryByText('Head-to-head')).toBeNull();
  });
});

describe('the form and wins of a match that is over', () => {
  it('are said to be those before it', async () => {
    const preview = {
      teams: [team('Malabar Monsoons', 'WL'), team('Deccan Drifters', 'L')],
      headToHead: { matches: 3, wins: [2, 1], other: 0, recent: [] },
    };
    await show({ match: { phase: 'completed' }, handlers: { [PREVIEW]: answer(preview) } });
    await until(() =>
      expect(fact('Head-to-head before this match')).toBe('Head-to-head before this matchMLM won 2 of 3'),
    );
    screen.getByText('Form before this match, latest last');
  });
});

describe('a record that could not be loaded', () => {
  it.each([
    [PREVIEW, 'We have no past matches between the two teams.'],
    ['GET /api/cricket/venues/ground-1/', 'We have no past matches in this format at this ground.'],
  ])('is not called missing: %s', async (call, none) => {
    await show({ handlers: { [call]: () => refusal(503, 'unavailable', 'Temporarily unavailable.') } });
    await until(() => screen.getByText('Temporarily unavailable.'));
    expect(screen.queryByText(none)).toBeNull();
  });
});

describe('the venue of a match in its pop-up', () => {
  it('has its statistics in the format of the match', async () => {
    await show({ handlers: { 'GET /api/cricket/venues/ground-1/': answer(venue) } });
    await until(() => expect(fact('Past matches')).toBe('Past matches30'));
    expect(fact('Average first innings')).toBe('Average first innings162');
    expect(fact('Highest and lowest')).toBe('Highest and lowest222 and –');
    expect(fact('Won by the chasing team')).toBe('Won by the chasing teamNo history');
  });

  it('has none for a format that was never played there', async () => {
    await show({
      match: { matchType: 'test' },
      handlers: { 'GET /api/cricket/venues/ground-1/': answer(venue) },
    });
    await until(() => screen.getByText('We have no past matches in this format at this ground.'));
  });

  it('has no history when we do not know the ground', async () => {
    await show({
      handlers: {
        'GET /api/cricket/venues/ground-1/': () => refusal(404, 'venue_not_found', 'No such venue.'),
      },
    });
    await until(() => screen.getByText('We have no past matches in this format at this ground.'));
  });

  it('is not requested without a key', async () => {
    await show({ match: { venue: { key: null, name: 'Harbour Ground', city: null } } });
    screen.getByText('We have no past matches in this format at this ground.');
    expect(server.requests.some(({ call }) => call.includes('venues'))).toBe(false);
  });
});

describe('the predictions of a match in its pop-up', () => {
  const forecast = {
    teams: ['Malabar Monsoons', 'Deccan Drifters'],
    win: { teamA: 62.6, teamB: 37.4 },
    before: null,
    limitation: null,
    target: null,
    history: [],
    totals: [{ team: 'Malabar Monsoons', mean: 171, p10: 150.4, p50: 171, p90: 193.6 }],
    players: [12, 61.5, 0, 80, 40].map((points) => ({
      name: `Player ${points}`,
      points,
      // In the order of the projected points, as the server sends them.
      projected: { mean: { 12: 99, 61.5: 72, 0: 70, 80: 60, 40: 50 }[points] },
    })),
  };
  const handlers = { [FORECAST]: answer(forecast) };
  const locked = { matchKey: 'match-1', locked: true, captainPoints: 61.5, viceCaptainPoints: 48.2 };

  it('are whole chances and totals for members', async () => {
    await show({ isPremium: true, handlers });
    await until(() => expect(chances()).toEqual(['MLM 63%', 'DCD 37%']));
    expect(fact('Projected total')).toBe('Projected totalMalabar Monsoons 171 (150–194)');
  });

  it('name the first three players in the order of the projected points, as the match page does, for members', async () => {
    await show({ match: { phase: 'live' }, isPremium: true, handlers });
    const best = 'Player 12 12 → 99Player 61.5 61.5 → 72Player 0 0 → 70';
    await until(() => expect(fact('Points so far')).toBe(`Points so far → projected at the end${best}`));
  });

  it('have no forecast, and no offer for free users, once the match is over', async () => {
    await show({ match: { phase: 'completed' }, isPremium: true, handlers });
    expect(server.requests.some(({ call }) => call.includes('forecast'))).toBe(false);
    server.close();
    cleanup();
    await show({ match: { phase: 'completed' }, handlers: { 'GET /api/v1/analysis/': answer([locked]) } });
    expect(screen.queryByText('Captain, win chance and projected points')).toBeNull();
    expect(server.callsOf('GET /api/v1/analysis/')).toBe(0);
  });

  it('name the captain and vice-captain of the analysis for members', async () => {
    const card = {
      matchKey: 'match-1',
      locked: false,
      captain: 'R Nair',
      captainPoints: 61.5,
      viceCaptain: null,
    };
    await show({ isPremium: true, handlers: { ...handlers, 'GET /api/v1/analysis/': answer([card]) } });
    const row = await until(() => screen.getByText('R Nair').parentElement);
    expect(row?.textContent).toMatch(/^CR Nair62 expected points$/);
    const list = screen.getByRole('list', { name: 'Our captain and vice-captain' });
    expect(list.children).toHaveLength(1);
    expect(screen.queryByText('Vice-captain')).toBeNull();
    expect(screen.queryByText(/are in its expert analysis/)).toBeNull();
  });

  it.each([
    ['so far and at the end during play', 'live', /R NairDCD12 → now 12, projected 99 pts$/],
    ['once it is over, as counted', 'completed', /R NairDCD14 pts$/],
  ] as const)('give members the points of the captain %s', async (_, phase, text) => {
    const [captain] = forecast.players.map((player) => ({ ...player, key: 'nair', team: 'Deccan Drifters' }));
    const card = {
      matchKey: 'match-1',
      locked: false,
      captain: 'R Nair',
      captainKey: 'nair',
      captainPoints: 61.5,
    };
    await show({
      match: { phase, score },
      isPremium: true,
      handlers: {
        [POINTS]: answer({ players: [{ ...captain, points: 14 }] }),
        [FORECAST]: answer({ ...forecast, players: [captain] }),
        'GET /api/v1/analysis/': answer([{ ...card, viceCaptain: null }]),
      },
    });
    await until(() => expect(screen.getByText('R Nair').parentElement?.textContent).toMatch(text));
  });

  it('name no captain of an analysis that was drafted after the start, as the match page does not', async () => {
    const late = {
      matchKey: 'match-1',
      locked: false,
      draftedLate: true,
      captain: 'R Nair',
      viceCaptain: null,
    };
    await show({ isPremium: true, handlers: { ...handlers, 'GET /api/v1/analysis/': answer([late]) } });
    await until(() => screen.getByText('Projected total'));
    expect(screen.queryByText('R Nair')).toBeNull();
  });

  it('explain why there is no chance after the target was changed', async () => {
    const revised = { ...forecast, win: null, limitation: 'revised match' };
    await show({ isPremium: true, handlers: { [FORECAST]: answer(revised) } });
    await until(() => screen.getByText(/^The overs or the target changed/));
  });

  it('are not requested for anyone else', async () => {
    await show({ handlers });
    await until(() => screen.getByText(/are in its expert analysis, before the toss/));
    expect(server.requests.some(({ call }) => call.includes('forecast'))).toBe(false);
  });

  it.each([
    ['free users before play', {}, /^Expert analysis of this matchUpgrade.* Does not renew\.$/],
    [
      'free users during play',
      { match: { phase: 'live' } },
      /^Expert analysis of this matchUpgrade.* Does not renew\.$/,
    ],
    ['free users once it is over', { match: { phase: 'completed' } }, /^Expert analysis of this match$/],
    ['members', { isPremium: true }, /^Expert analysis of this match$/],
  ] as const)('lead to the analysis; to %s with what it takes', async (_, shown, text) => {
    await show(shown);
    expect(screen.getByRole('link', { name: /^Expert analysis/ }).textContent).toMatch(text);
  });

  it('have no projected total in a chase', async () => {
    const chase = { ...forecast, stage: 'second innings' };
    await show({ isPremium: true, handlers: { [FORECAST]: answer(chase) } });
    await until(() => screen.getByText('Points so far'));
    expect(screen.queryByText(/^Projected total/)).toBeNull();
  });

  it('say as of which over the chances are while the score is newer', async () => {
    const history = [{ innings: 1, overs: '6.2', runs: 60, wickets: 1, teamA: 62.6, at: '' }];
    await show({
      match: { phase: 'live', score },
      isPremium: true,
      handlers: { [FORECAST]: answer({ ...forecast, history }) },
    });
    await until(() => screen.getByText('As of over 6.2'));
  });

  it.each([
    ['for others during play', 'live', false, 'Top fantasy points now'],
    ['for others once it is over', 'completed', false, 'Fantasy result'],
    ['for members once it is over', 'completed', true, 'Fantasy result'],
  ] as const)('name the three players with the most points %s', async (_, phase, isPremium, label) => {
    const players = [80, 61.5, 40, 12].map((points) => ({ name: `Player ${points}`, points }));
    await show({ match: { phase, score }, isPremium, handlers: { [POINTS]: answer({ players }) } });
    await until(() => expect(fact(label)).toBe(`${label}Player 80 80Player 61.5 61.5Player 40 40`));
  });

  it('have no points before the first ball', async () => {
    await show({ match: { phase: 'live' } });
    expect(server.callsOf(POINTS)).toBe(0);
  });

  const both = /^Win probabilityCaptain62 expected pointsVice-captain48 expected pointsCaptain, .*Upgrade/;
  it.each([
    ['the points of the unnamed captains before play', 'upcoming', false, both],
    ['the points of the unnamed captains during play', 'live', false, both],
    ['no points of a late analysis', 'live', true, /^Win probabilityCaptain, .*Upgrade/],
  ] as const)('give others %s', async (_, phase, draftedLate, text) => {
    const analyses = answer([{ ...locked, draftedLate }]);
    await show({ match: { phase }, handlers: { 'GET /api/v1/analysis/': analyses } });
    const offer = await until(() => screen.getByText('Win probability').closest('a'));
    expect(offer?.textContent).toMatch(text);
    expect(offer?.getAttribute('href')).toBe('/analysis/match-1');
    expect(screen.queryByText(/are in its expert analysis/)).toBeNull();
  });
});
