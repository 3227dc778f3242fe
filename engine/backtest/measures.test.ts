import { describe, expect, it } from 'vitest';
import { createGenerator } from '../statistics/random-draws.ts';
import { coverageScore } from './measure.ts';
import { MEASURES } from './measures.ts';
import type { MatchObservation, PlayerObservation } from './observation.ts';
import { summariseBacktest } from './summarise-backtest.ts';

const NOTHING: MatchObservation = {
  id: 'x',
  date: '2024-04-01',
  competition: 'Made League',
  result: null,
  states: [],
  totals: [],
  players: [],
  chosen: null,
  squad: [],
  picks: null,
  bestOfTwenty: null,
  runScoring: null,
  live: [],
};

/** What a match adds to a measure, and to its baseline. */
function sharesOf(key: string, match: Partial<MatchObservation>) {
  const measure = MEASURES.find((each) => each.key === key);
  const both = [measure?.perMatch, measure?.baseline?.perMatch];
  return both.flatMap((share) => {
    const added = share?.({ ...NOTHING, ...match });
    return added ? [[Number(added.sum.toFixed(6)), added.count]] : [];
  });
}

/** Players with these points; the first has the highest mean, the last the highest form. */
function players(...points: readonly number[]): PlayerObservation[] {
  return points.map((happened, i) => ({
    id: `p${i}`,
    side: 0,
    role: null,
    mean: 50 - i,
    p10: 10,
    p50: 40,
    p90: 90,
    form: 10 + i,
    career: 30,
    recent: 20,
    playChance: 1,
    played: true,
    happened,
  }));
}

describe('the measures of the backtest', () => {
  it('score winners before the match, and skip matches without one', () => {
    const result = { chance: 0.8, elo: 0.4, happened: 1 } as const;
    expect(sharesOf('result.log-loss', { result })).toEqual([
      [0.223144, 1],
      [0.916291, 1],
    ]);
    expect(sharesOf('result.log-loss-even', { result })[1]).toEqual([Number(Math.LN2.toFixed(6)), 1]);
    expect(sharesOf('result.accuracy', { result })).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(sharesOf('result.accuracy', {})).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('score chances in play by innings and over', () => {
    const state = { chance: 0.8, plain: 0.5, refitted: null, happened: 1 } as const;
    const states = [
      { ...state, innings: 1, stage: 10 } as const,
      { ...state, innings: 2, stage: 10 } as const,
      { ...state, innings: 2, stage: 15, happened: 0 } as const,
    ];
    const brier = (key: string) => sharesOf(`in-play.${key}`, { states });
    expect(brier('both')).toEqual([
      [0.72, 3],
      [0.75, 3],
    ]);
    expect(brier('first')[0]).toEqual([0.04, 1]);
    expect(brier('chase')[0]).toEqual([0.68, 2]);
    expect(brier('chase-10')[0]).toEqual([0.04, 1]);
    expect(brier('chase-15')[0]).toEqual([0.64, 1]);
    expect(brier('accuracy')[0]).toEqual([2, 3]);
  });

  it('count outcomes equal to P10 or P90 as within the interval', () => {
    const happened = [9.9, 10, 50, 90, 90.1];
    expect(happened.map((each) => coverageScore({ p10: 10, p90: 90, happened: each }))).toEqual([
      0, 1, 1, 1, 0,
    ]);
  });

  it('measure totals by overs bowled', () => {
    const total = { mean: 170, p10: 150, p50: 170, p90: 190, happened: 160 };
    const totals = [0, 6].map((stage) => ({ ...total, stage }));
    expect(sharesOf('total.6.mae', { totals })).toEqual([[10, 1]]);
    expect(sharesOf('total.0.bias', { totals })).toEqual([[10, 1]]);
    expect(sharesOf('total.6.coverage', { totals })).toEqual([[1, 1]]);
    expect(sharesOf('total.15.mae', { totals })).toEqual([[0, 0]]);
  });

  it('measure errors of points by mean, median, form and career', () => {
    expect(sharesOf('points.mae', { players: players(45, 60) })).toEqual([
      [5 + 11, 2],
      [35 + 49, 2],
    ]);
    expect(sharesOf('points.mae-median', { players: players(45, 60) })).toEqual([[5 + 20, 2]]);
    expect(sharesOf('points.mae-career', { players: players(45, 60) })[1]).toEqual([15 + 30, 2]);
    expect(sharesOf('points.coverage', { players: players(9, 60) })).toEqual([[1, 2]]);
  });

  it('compare the chances to play with the share of the latest matches', () => {
    const squad = [{ chance: 0.8, share: 0.5, happened: 1 } as const];
    expect(sharesOf('likely.log-loss', { squad })).toEqual([
      [0.223144, 1],
      [Number(Math.LN2.toFixed(6)), 1],
    ]);
  });

  it('rank the players of a match with at least two', () => {
    expect(sharesOf('points.rank', { players: players(60, 45) })).toEqual([
      [1, 1],
      [-1, 1],
    ]);
    expect(sharesOf('points.rank', { players: players(60) })[0]).toEqual([0, 0]);
  });

  it('compare points between the innings with half the projection', () => {
    const live = [{ mean: 50, p10: 20, p90: 60, half: 45, happened: 61 }];
    expect(sharesOf('live.mae', { live })).toEqual([
      [11, 1],
      [16, 1],
    ]);
    expect(sharesOf('live.coverage', { live })).toEqual([[0, 1]]);
  });

  it('compare chances with the refitted baseline where it has one', () => {
    const state = { stage: 10, chance: 0.8, plain: 0.5, happened: 1 } as const;
    const states = [
      { ...state, innings: 1, refitted: null } as const,
      { ...state, innings: 1, refitted: 0.9 } as const,
      { ...state, innings: 2, refitted: 0.6 } as const,
    ];
    expect(['both', 'first', 'chase'].map((key) => sharesOf(`in-play.${key}-refit`, { states }))).toEqual([
      [
        [0.08, 2],
        [0.17, 2],
      ],
      [
        [0.04, 1],
        [0.01, 1],
      ],
      [
        [0.04, 1],
        [0.16, 1],
      ],
    ]);
  });

  it('leave out players of a likely eleven who did not play, and count them', () => {
    const [first, ...others] = players(60, 45);
    const absent = { ...first, played: false } as PlayerObservation;
    expect(sharesOf('points.mae', { players: [absent, ...others] })[0]).toEqual([4, 1]);
    expect(sharesOf('likely.played', { players: [absent, ...others] })).toEqual([[1, 2]]);
  });

  it('compare captains and elevens with those of two other choosers', () => {
    const chosen = {
      ours: { aboveCaptain: 0, share: 0.6 },
      form: { aboveCaptain: 2, share: 0.5 },
      selected: { aboveCaptain: 3, share: 0.4 },
    };
    expect(sharesOf('captain.top', { chosen })).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(sharesOf('captain.top-three', { chosen })[1]).toEqual([1, 1]);
    expect(sharesOf('captain.top-three-selected', { chosen })[1]).toEqual([0, 1]);
    expect(sharesOf('eleven.share', { chosen })).toEqual([
      [0.6, 1],
      [0.5, 1],
    ]);
    expect(sharesOf('eleven.share-selected', { chosen })[1]).toEqual([0.4, 1]);
    expect(sharesOf('captain.top', {})[0]).toEqual([0, 0]);
  });

  it('compare trumps and flops with the others of their kind in the same match', () => {
    const player = {
      topThree: null,
      picked: null,
      call: null,
      popular: false,
      wasTopThree: 0,
      wasInBest: 0,
      happened: 0,
    } as const;
    const named = [
      { ...player, call: 'trump', wasTopThree: 1 },
      { ...player, call: 'trump' },
      { ...player },
      { ...player, wasTopThree: 1 },
      { ...player, wasTopThree: 1 },
      { ...player, popular: true, call: 'flop', happened: 10 },
      { ...player, popular: true, happened: 40 },
      { ...player, popular: true, happened: 20 },
    ] as const;
    const picks = { players: named, teams: [] };
    expect(sharesOf('calls.trump', { picks })).toEqual([
      [0.5, 1],
      [0.666667, 1],
    ]);
    expect(sharesOf('calls.flop', { picks })).toEqual([
      [10, 1],
      [30, 1],
    ]);
    const none = { players: named.filter(({ call }) => call === null), teams: [] };
    expect(sharesOf('calls.trump', { picks: none })).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('leave players without a chance out of its calibration', () => {
    const player = { call: null, popular: false, happened: 0, picked: null, wasInBest: 0 } as const;
    const picked = [
      { ...player, topThree: 0.4, wasTopThree: 1 },
      { ...player, topThree: null, wasTopThree: 0 },
    ] as const;
    const match = { ...NOTHING, picks: { players: picked, teams: [] } };
    expect(summariseBacktest(createGenerator(1), [match]).calibrations).toMatchObject([
      {
        name: 'Player among the three highest',
        bins: [{ from: 0.4, count: 1, meanChance: 0.4, share: 1 }],
      },
    ]);
  });

  it('compare each named line-up with the most selected', () => {
    const team = { mean: 500, p10: 400, p90: 600, happened: 600, share: 0.6 };
    const picks = {
      players: [],
      teams: [{ ...team, style: 'safe' } as const, { ...team, style: 'balanced', share: 0.7 } as const],
    };
    const chosen = { aboveCaptain: 0, share: 0.5 };
    const match = { picks, chosen: { ours: chosen, form: chosen, selected: chosen } };
    expect(sharesOf('team.safe', match)).toEqual([
      [0.6, 1],
      [0.5, 1],
    ]);
    expect(sharesOf('team.balanced', match)[0]).toEqual([0.7, 1]);
    expect(sharesOf('team.safe.coverage', match)).toEqual([[1, 1]]);
    expect(sharesOf('team.high-risk', match)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('count line-ups that reach 85% of the best possible', () => {
    const high = (bestOfTwenty: number | null) => sharesOf('portfolio.high', { bestOfTwenty })[0];
    expect([high(0.849), high(0.85), high(null)]).toEqual([
      [0, 1],
      [1, 1],
      [0, 0],
    ]);
    expect(sharesOf('portfolio.share', { bestOfTwenty: 0.7 })).toEqual([[0.7, 1]]);
  });

  it('state the better direction and the target', () => {
    expect(MEASURES.map(({ key, better, target }) => `${key} ${better} ${target}`)).toContain(
      'in-play.accuracy higher 0.71',
    );
  });
});
