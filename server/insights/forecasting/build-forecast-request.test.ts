import { describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { assembleForecastRequest, type RequestHistory, teamIndexOf } from './build-forecast-request.ts';

const played = { playedOn: '2024-04-01', points: 0, runs: 0, ballsFaced: 0, ballsBowled: 0, wickets: 0 };
const logOf = (id: string, changes: object = {}) => ({
  id,
  name: id,
  matches: [{ ...played, stumpings: 0, battingPosition: 3, ...changes }],
});
const KEEPER = logOf('keeper', { stumpings: 1 });
const BOWLER = logOf('bowler', { ballsBowled: 24, battingPosition: 10 });
const ALL_ROUNDER = logOf('all-rounder', { ballsBowled: 24 });
const BATTER = logOf('batter');

type Team = RequestHistory['teams'][0];
const teamOf = (name: string, changes: Partial<Team> = {}): Team => ({
  name,
  team: null,
  logs: [],
  latest: [],
  ...changes,
});

const squadPlayer = (key: string | null, team: string) => ({
  id: '',
  key,
  name: `${key}`,
  role: null,
  team,
  battingStyle: null,
  bowlingStyle: null,
  country: null,
});

type Sources = Parameters<typeof assembleForecastRequest>[1];

function requestOf(home: Partial<Team>, away: Partial<Team>, sources: Partial<Sources> = {}) {
  const teams = [teamOf('Home', home), teamOf('Away', away)] as const;
  const past: RequestHistory = { format: 'T20', venue: null, before: '2024-05-01', teams };
  return assembleForecastRequest(past, {
    match: makeMatchSummary({ key: 'm' }),
    squads: [],
    announced: null,
    ...sources,
  });
}

const keysOf = (members: readonly { readonly key: string }[]) => members.map(({ key }) => key);

describe('the roles of a forecast', () => {
  it('are known when both elevens together have all four', () => {
    expect(requestOf({ logs: [KEEPER, BATTER] }, { logs: [BOWLER, ALL_ROUNDER] }).rolesKnown).toBe(true);
    expect(requestOf({ logs: [KEEPER, BATTER] }, { logs: [BOWLER] }).rolesKnown).toBe(false);
  });
});

describe('announced elevens', () => {
  const announced = { teamA: ['keeper'], teamB: [] };

  it('play, and the others of the squad are on the bench', () => {
    const {
      members,
      bench,
      announced: isAnnounced,
    } = requestOf({ logs: [BATTER, KEEPER] }, { logs: [BOWLER] }, { announced });
    expect([members.map(keysOf), bench.map(keysOf), isAnnounced]).toEqual([
      [['keeper'], []],
      [['batter'], ['bowler']],
      true,
    ]);
  });
});

const names = Array.from({ length: 11 }, (_, i) => `p${i}`);
const logs = [...names, 'twelfth'].map((id) => logOf(id));
const latest = [{ competition: null, teamType: 'club' as const, playedOn: '2024-04-01' }];

/** The different chances to play of a home team that history knows, with these squads. */
const chancesWith = (squads: Sources['squads']) =>
  new Set(requestOf({ logs, latest }, {}, { squads }).members[0].map(({ playChance }) => playChance));

describe('probable elevens', () => {
  it('are eleven of the team’s own players, the others are on the bench', () => {
    const { members, bench, announced } = requestOf({ logs, latest }, {});
    expect([members[0].length, bench[0].length, members[1].length, announced]).toEqual([11, 1, 0, false]);
  });

  it('play for certain when they are the whole squad, and less surely when a newcomer may play', () => {
    const squad = names.map((name) => squadPlayer(name, 'Home'));
    expect([...chancesWith(squad)]).toEqual([1]);
    const [other] = chancesWith([...squad, squadPlayer(null, 'Home')]);
    expect(other).toBeLessThan(1);
    expect([...chancesWith([...squad, squadPlayer('away', 'Away')])]).toEqual([1]);
  });
});

const match = (toss: Sources['match']['toss']) => ({ match: makeMatchSummary({ key: 'm', toss }) });

const last = (competition: string) => ({
  latest: [
    { competition, teamType: 'international' as const, playedOn: '2024-04-01' },
    { competition: 'Older', teamType: 'club' as const, playedOn: '2024-03-01' },
  ],
});

describe('the fixture of a forecast', () => {
  it.each([
    ['Home', 'bat', 0, 0],
    ['Home', 'bowl', 0, 1],
    ['Away', 'bat', 1, 1],
    ['Away', 'bowl', 1, 0],
  ] as const)('has who bats first after %s chose to %s', (winner, decision, tossWinner, battingFirst) => {
    const { fixture } = requestOf({}, {}, match({ winner, decision }));
    expect(fixture).toMatchObject({ tossWinner, battingFirst });
  });

  it.each([null, { winner: 'Elsewhere', decision: 'bat' } as const])(
    'has nobody batting first after the toss %j',
    (toss) => {
      const { fixture } = requestOf({}, {}, match(toss));
      expect(fixture).toMatchObject({ tossWinner: null, battingFirst: null });
    },
  );

  it('has the competition that both teams played last', () => {
    expect(requestOf(last('Cup'), last('Cup')).fixture).toMatchObject({
      competition: 'Cup',
      teamType: 'international',
    });
    expect(requestOf(last('Cup'), last('League')).fixture.competition).toBeNull();
  });

  it('names an unknown team as in the feed', () => {
    expect(requestOf({}, {}).fixture.teams).toEqual(['Home', 'Away']);
  });
});

it('a team of the match is found by its name', () => {
  expect(['Home', 'Away', 'Other'].map((name) => teamIndexOf({ teams: ['Home', 'Away'] }, name))).toEqual([
    0,
    1,
    null,
  ]);
});
