import { describe, expect, it } from 'vitest';
import { draftAnalysis } from './draft-analysis.ts';
import { summariseHeadToHead } from './head-to-head.ts';
import { reportPitch } from './pitch-report.ts';
import { type PlayerForm, type PlayerMatch, summarisePlayers } from './player-form.ts';
import { captainChoices, flopPlayers, topPlayers, trumpPlayers } from './player-picks.ts';
import { summariseForm } from './team-form.ts';
import { summariseVenue, type VenueMatch, type VenueSummary } from './venue-summary.ts';

const VENUE: VenueSummary = {
  sample: 16,
  averageScore: 170,
  spread: 20,
  highest: 210,
  lowest: 130,
  averageWickets: 6.25,
  averagePowerplay: 48.4,
  chaseSuccess: 50,
  tossWinAdvantage: 50,
  decided: 16,
};

const usual: VenueSummary = { ...VENUE, averageScore: 160, sample: 90 };
const report = (changes: Partial<VenueSummary>, usually = usual) =>
  reportPitch('Ground', { ...VENUE, ...changes }, usually);
const advice = (chaseSuccess: number | null, decided = 100) =>
  report({ chaseSuccess, decided }).recommendation;

describe('the pitch report', () => {
  it('draws no conclusion from fewer than five matches', () => {
    expect(report({ sample: 4 })).toEqual({
      conditions: 'Only 4 matches on record at Ground: too few to judge the pitch.',
      scoringPattern: 'With so little history here, the average first innings elsewhere is 160 (90 matches).',
      recommendation:
        "4 matches at this ground favour neither batting nor bowling: pick on the players' own form.",
    });
    expect(report({ sample: 5 }).conditions).toContain('A fair pitch');
    expect(report({ averageScore: null }).conditions).toContain('Only 16');
    expect(report({ sample: 1 }, { ...usual, averageScore: null }).scoringPattern).toContain(
      'no comparable match is on record either',
    );
  });

  it('calls totals high or low from one and a half standard errors on', () => {
    const conditions = (averageScore: number) => report({ averageScore }).conditions;
    expect(conditions(167.4)).toBe(
      'A fair pitch: first innings average 167 in 16 matches at Ground, 7 above the usual 160, which may be chance.',
    );
    expect(conditions(167.5)).toBe(
      'Good for batting: first innings average 168 in 16 matches at Ground, 8 above the usual 160.',
    );
    expect(conditions(152.5)).toBe(
      'Runs come hard: first innings average 153 in 16 matches at Ground, 7 below the usual 160.',
    );
    expect(conditions(152.6)).toContain('A fair pitch');
    expect(conditions(160)).toContain('0 above the usual 160');
    const nothing = 'First innings average 170 in 16 matches at Ground; there is nothing to compare it with.';
    expect(report({}, { ...usual, averageScore: null }).conditions).toBe(nothing);
    expect(report({}, { ...usual, spread: null }).conditions).toBe(nothing);
  });

  it('describes the scoring pattern as far as it is known', () => {
    expect(report({}).scoringPattern).toBe(
      'Totals run from 130 to 210, two in three between 150 and 190. The powerplay brings 48 on average. 6.3 wickets fall in the first innings.',
    );
    expect(report({ spread: null, averagePowerplay: null, averageWickets: null }).scoringPattern).toBe(
      'Totals run from 130 to 210.',
    );
  });

  it('prefers an innings only when the difference exceeds chance', () => {
    expect(advice(null)).toBe('No match here was decided by a chase, so neither innings is favoured.');
    expect(advice(61)).toBe('Prefer the side batting second: chases won 61% of 100 decided matches.');
    expect(advice(39)).toBe('Prefer the side batting first: chases won only 39% of 100 decided matches.');
    expect(advice(50)).toBe('Chases won 50 of 100 decided matches: not enough to change a pick.');
    expect(advice(100, 1)).toContain('1 of 1 decided match:');
  });
});

const row = (playerId: string, date: string, points: number): PlayerMatch => ({
  playerId,
  name: playerId,
  team: 'T',
  date,
  points,
});

describe('summaries', () => {
  it('of a venue omit unknown values', () => {
    const rows: VenueMatch[] = [
      {
        firstInningsTotal: 150,
        firstInningsWickets: 5,
        powerplayRuns: 40,
        chaseWon: true,
        tossWinnerWon: false,
      },
      {
        firstInningsTotal: 170,
        firstInningsWickets: 8,
        powerplayRuns: null,
        chaseWon: false,
        tossWinnerWon: true,
      },
      { firstInningsTotal: null, chaseWon: true, tossWinnerWon: null },
    ];
    expect(summariseVenue(rows)).toEqual({
      sample: 3,
      averageScore: 160,
      spread: 10,
      highest: 170,
      lowest: 150,
      averageWickets: 6.5,
      averagePowerplay: 40,
      chaseSuccess: 200 / 3,
      tossWinAdvantage: 50,
      decided: 3,
    });
    expect(summariseVenue(rows.slice(0, 1))).toMatchObject({ averageScore: 150, spread: null, highest: 150 });
    expect(summariseVenue([])).toMatchObject({
      sample: 0,
      averageScore: null,
      highest: null,
      lowest: null,
      decided: 0,
    });
  });

  it('of form and meetings count wins and losses', () => {
    const results = ['2023-01-03', '2023-01-01', '2023-01-02'].map((date, i) => ({
      date,
      won: i === 0,
      lost: i === 1,
    }));
    expect(summariseForm(results)).toEqual({ wins: 1, losses: 1, form: 'WNL' });
    expect(summariseForm(results, 1)).toEqual({ wins: 1, losses: 0, form: 'W' });
    const six = Array.from({ length: 6 }, (_, i) => ({
      date: `2023-02-0${i + 1}`,
      won: i === 0,
      lost: i > 0,
    }));
    expect(summariseForm(six)).toEqual({ wins: 0, losses: 5, form: 'LLLLL' });
    expect(summariseHeadToHead([{ winner: 'A' }, { winner: 'C' }], ['A', 'B'])).toEqual({
      totalMatches: 2,
      teamAWins: 1,
      teamBWins: 0,
      noResult: 1,
    });
  });

  it('of players weigh later matches more and shrink small samples', () => {
    const [best, other] = summarisePlayers([
      row('a', '2023-01-01', 10),
      row('a', '2023-01-02', 40),
      row('b', '2023-01-01', 10),
    ]);
    expect(best).toMatchObject({
      playerId: 'a',
      role: null,
      matches: 2,
      average: 25,
      recent: 25,
      points: [40, 10],
    });
    const older = 0.5 ** (1 / 20);
    expect(best?.expected).toBeCloseTo((40 + 10 * older + 6 * 20) / (1 + older + 6), 12);
    expect(other?.expected).toBeCloseTo((10 + 6 * 20) / 7, 12);
    const long = summarisePlayers(Array.from({ length: 7 }, (_, i) => row('c', `2023-01-0${i + 1}`, i)));
    expect(long[0]?.recent).toBe(4);
  });
});

const player = (i: number, changes: Partial<PlayerForm> = {}): PlayerForm => ({
  playerId: `p${String(i).padStart(2, '0')}`,
  name: `P${i}`,
  team: i % 2 === 0 ? 'Home' : 'Away',
  role: null,
  matches: 6,
  average: 60 - i,
  recent: 60 - i,
  expected: 50 - i,
  points: Array.from({ length: 6 }, () => 60 - i),
  ...changes,
});

describe('picks', () => {
  const pool = Array.from({ length: 14 }, (_, i) => player(i));

  it('take the highest expected, by id among equals', () => {
    const equal = [
      player(3, { expected: 9 }),
      player(1, { expected: 9 }),
      player(2, { expected: 9.06, matches: 3 }),
    ];
    expect(topPlayers(equal).map(({ name }) => name)).toEqual(['P2', 'P1', 'P3']);
    expect(topPlayers(equal)[0]).toEqual({
      playerId: 'p02',
      name: 'P2',
      team: 'Home',
      averagePoints: 9.1,
      matches: 3,
      reason: 'Averages 58 points in 3 matches, 58 in the last 3.',
    });
    expect(topPlayers(pool)).toHaveLength(11);
  });

  it('name captains with their lead', () => {
    expect(captainChoices(pool).primary?.reason).toBe('Expected 50 points from 6 matches, 1 more than P1.');
    expect(captainChoices(pool.slice(0, 1))).toMatchObject({
      primary: { reason: 'Expected 50 points from 6 matches.' },
      alternative: null,
    });
    expect(captainChoices([])).toEqual({ primary: null, alternative: null });
  });

  it('find trumps outside the first eleven by average, with big days in five matches or more', () => {
    const big = { points: [99, 99, 1, 1, 1, 1], average: 34 };
    const rising = [
      player(20, big),
      player(21, { ...big, points: [99, 99, 99, 1, 1, 1] }),
      player(22, { ...big, matches: 4 }),
      player(23, { ...big, matches: 5 }),
      player(27, { ...big, points: [99, 1, 1, 1, 1, 1] }),
    ];
    const trumps = trumpPlayers([...pool, ...rising, player(24)]);
    expect(trumps.map(({ name }) => name)).toEqual(['P21', 'P23', 'P20']);
    expect(trumps[0]?.reason).toMatchInlineSnapshot(
      `"60 points or more in 3 of 6 matches, though only number 17 by average (34)."`,
    );
    // (2 + 0.5) / (5 + 5) is more than (3 + 0.5) / (20 + 5).
    const few = player(25, { points: [99, 99, 1, 1, 1], matches: 5, average: 20 });
    const many = player(26, { points: [99, 99, 99, ...Array(17).fill(1)], matches: 20, average: 15 });
    expect(trumpPlayers([...pool, many, few]).map(({ name }) => name)).toEqual(['P25', 'P26']);
    expect(trumpPlayers(pool)).toEqual([]);
    expect(trumpPlayers([])).toEqual([]);
  });

  it('find flops among the popular, furthest below their average first', () => {
    const falling = (i: number, recent: number, matches = 6) => player(i, { average: 80, recent, matches });
    const flops = flopPlayers([
      ...pool,
      falling(20, 70),
      falling(21, 60),
      falling(22, 80),
      falling(23, 10, 5),
      falling(24, 65),
      falling(25, 75),
    ]);
    expect(flops.map(({ name }) => name)).toEqual(['P21', 'P24', 'P20']);
    const fallen = [...pool, falling(20, 70), falling(21, 60)];
    const chosen = fallen.filter(({ name }) => name === 'P21').map(({ playerId }) => playerId);
    expect(flopPlayers(fallen, new Set(chosen)).map(({ name }) => name)).toEqual(['P20']);
    expect(
      flopPlayers([
        ...Array.from({ length: 11 }, (_, i) => player(i)),
        player(30, { average: 40, recent: 1 }),
      ]),
    ).toEqual([]);
  });
});

const confidence = (venue: number, meetings: number, form: number, matches: number) => {
  const date = '2023-01-01';
  const result = { date, won: true, lost: false };
  return draftAnalysis({
    teams: ['A', 'B'],
    venue: 'G',
    venueMatches: Array.from({ length: venue }, () => ({
      firstInningsTotal: 150,
      chaseWon: null,
      tossWinnerWon: null,
    })),
    usualMatches: [],
    results: [Array.from({ length: form }, () => result), Array.from({ length: form }, () => result)],
    meetings: Array.from({ length: meetings }, () => ({ winner: null })),
    playerMatches: Array.from({ length: matches }, () => ({
      playerId: 'x',
      name: 'X',
      team: 'A',
      date,
      points: 1,
    })),
  }).confidence;
};

describe('confidence', () => {
  it('reaches half of the weight of each part at its half point', () => {
    expect([
      confidence(10, 0, 0, 0),
      confidence(0, 8, 0, 0),
      confidence(0, 0, 5, 0),
      confidence(0, 0, 0, 8),
    ]).toEqual([10, 5, 10, 25]);
    expect(confidence(10, 8, 5, 8)).toBe(50);
    expect(confidence(0, 0, 0, 0)).toBe(0);
  });
});
