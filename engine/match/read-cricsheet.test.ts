import { describe, expect, it } from 'vitest';
import { readCricsheet } from './read-cricsheet.ts';

function file(changes: { meta?: object; info?: object; innings?: unknown } = {}): Record<string, unknown> {
  return {
    meta: { data_version: '1.1.0', created: '2023-01-01', revision: 1, ...changes.meta },
    info: {
      dates: ['2023-04-01'],
      event: { name: 'Made League', match_number: 3 },
      gender: 'male',
      match_type: 'T20',
      outcome: { winner: 'Home', by: { wickets: 7 } },
      overs: 20,
      players: { Home: ['H One', 'H Two'], Away: ['A One'] },
      registry: { people: { 'H One': 'aa11', 'H Two': 'aa22', 'A One': 'bb11', Umpire: 'cc11' } },
      season: 2023,
      team_type: 'club',
      teams: ['Home', 'Away'],
      toss: { winner: 'Away', decision: 'field' },
      venue: 'Made Ground',
      ...changes.info,
    },
    innings: changes.innings ?? [{ team: 'Home', overs: [{ over: 0, deliveries: [ball()] }] }],
  };
}

function ball(changes: object = {}): object {
  return {
    batter: 'H One',
    bowler: 'A One',
    non_striker: 'H Two',
    runs: { batter: 1, extras: 0, total: 1 },
    ...changes,
  };
}

function read(json: unknown) {
  const result = readCricsheet('42', json);
  if (!result.ok) throw new Error(result.fault);
  return result.value;
}

describe('readCricsheet', () => {
  it('reads teams, venue, dates and result', () => {
    const match = read(file());
    expect(match).toMatchObject({
      id: '42',
      format: 'T20',
      season: '2023',
      competition: 'Made League',
      matchNumber: 3,
      city: null,
      toss: { winner: 'Away', decision: 'field' },
      outcome: { result: 'win', winner: 'Home', by: { wickets: 7 }, method: null },
      ballsPerOver: 6,
      oversLimit: 20,
    });
    expect(read(file({ info: { overs: undefined } })).oversLimit).toBeNull();
    expect(match.lineups['Home']).toEqual([
      { id: 'aa11', name: 'H One' },
      { id: 'aa22', name: 'H Two' },
    ]);
    expect(match.people['A One']).toBe('bb11');
  });

  it('reads a delivery with wides, two wickets and a substitute fielder', () => {
    const wickets = [
      { kind: 'run out', player_out: 'H Two', fielders: [{ name: 'X', substitute: true }, {}] },
      { kind: 'retired hurt', player_out: 'H One' },
    ];
    const delivery = ball({ runs: { batter: 0, extras: 2, total: 2 }, extras: { wides: 2 }, wickets });
    const match = read(file({ innings: [{ team: 'Home', overs: [{ over: 4, deliveries: [delivery] }] }] }));
    expect(match.innings[0]?.deliveries[0]).toMatchObject({
      over: 4,
      extras: { wides: 2, noballs: 0 },
      wickets: [
        { kind: 'run out', playerOut: 'H Two', fielders: [{ name: 'X', substitute: true }, { name: null }] },
        { kind: 'retired hurt', playerOut: 'H One', fielders: [] },
      ],
    });
  });

  it.each([
    [{ match_type: 'Test', overs: undefined }, 'Test'],
    [{ match_type: 'MDM', overs: undefined }, 'Test'],
    [{ match_type: 'ODM', overs: 50 }, 'ODI'],
    [{ match_type: 'IT20' }, 'T20'],
    [{ match_type: 'T20', balls_per_over: 5 }, 'Hundred'],
    [{ match_type: 'T20', overs: 10 }, 'T10'],
  ])('reads %o as %s', (info, format) => {
    expect(read(file({ info })).format).toBe(format);
  });

  it('reads the winner after a tie', () => {
    const { outcome } = read(file({ info: { outcome: { result: 'tie', eliminator: 'Away' } } }));
    expect(outcome).toEqual({ result: 'tie', winner: 'Away', by: null, method: null, eliminator: 'Away' });
  });

  it.each(['draw', 'no result'] as const)('reads a match that ended in a %s', (result) => {
    expect(read(file({ info: { outcome: { result } } })).outcome).toMatchObject({ result, winner: null });
  });

  it('reads declarations, penalty runs, super overs and innings without a ball', () => {
    const innings = [
      { team: 'Home', declared: true, penalty_runs: { post: 5 }, overs: [] },
      { team: 'Away', forfeited: true },
      { team: 'Away', super_over: true, target: { overs: 1, runs: 9 }, overs: [] },
    ];
    const match = read(file({ innings }));
    expect(match.innings[0]).toMatchObject({ declared: true, penaltyRuns: { pre: 0, post: 5 } });
    expect(match.innings[1]).toMatchObject({ forfeited: true, deliveries: [] });
    expect(match.innings[2]).toMatchObject({ superOver: true, target: { runs: 9, overs: 1 } });
  });

  it('accepts a later 1.x version and unknown keys', () => {
    expect(read({ ...file({ meta: { data_version: '1.9.3' } }), weather: 'hot' }).id).toBe('42');
  });

  it.each([null, 7, 'text', [], {}, { info: {}, innings: [] }, { meta: { data_version: '1.0.0' } }])(
    'names a foreign JSON for what it is: %j',
    (json) => {
      expect(readCricsheet('42', json)).toMatchObject({
        ok: false,
        fault: expect.stringContaining('not a Cricsheet match'),
      });
    },
  );

  it('refuses another major version', () => {
    const result = readCricsheet('42', file({ meta: { data_version: '2.0.0' } }));
    expect(result).toMatchObject({ ok: false, fault: expect.stringContaining('is not supported') });
  });

  it.each([
    [{ info: { teams: ['Home'] } }, /info\.teams/],
    [{ info: { venue: 3 } }, /info\.venue/],
    [{ info: { match_type: 'Kabaddi' } }, /Kabaddi/],
    [{ info: { dates: ['soon'] } }, /info\.dates/],
    [{ info: { players: { Home: ['Nobody'], Away: [] } } }, /Nobody/],
    [{ info: { outcome: {} } }, /info\.outcome/],
    [{ innings: [{ team: 'Third' }] }, /Third/],
    [{ innings: [{ team: 'Home', overs: [{ over: 0 }] }] }, /innings\[0\]\.overs\[0\]\.deliveries/],
    [
      {
        innings: [
          {
            team: 'Home',
            overs: [{ over: 0, deliveries: [ball({ runs: { batter: 1, extras: 0, total: 2 } })] }],
          },
        ],
      },
      /add up/,
    ],
    [
      {
        innings: [
          {
            team: 'Home',
            overs: [{ over: 0, deliveries: [ball({ wickets: [{ kind: 'hexed', player_out: 'x' }] })] }],
          },
        ],
      },
      /hexed/,
    ],
  ])('names the invalid part of a file (%#)', (changes, part) => {
    const result = readCricsheet('42', file(changes));
    expect(result.ok ? '' : result.fault).toMatch(/^Match 42 cannot be read: /);
    expect(result.ok ? '' : result.fault).toMatch(part);
  });
});
