import { describe, expect, it } from 'vitest';
import type { PlayedMatch } from './list-matches.ts';
import { inningsScores, yearScores } from './venue-scores.ts';

const innings = (team: string, runs: number, legalBalls = 120, wickets = 5) => ({
  team,
  runs,
  legalBalls,
  wickets,
  powerplayRuns: null,
});

/** A T20 that the chasing team won. */
function match(playedOn: string, totals: readonly number[], more: Partial<PlayedMatch> = {}): PlayedMatch {
  return {
    id: playedOn,
    playedOn,
    teamA: 'a',
    teamB: 'b',
    venue: 'g',
    competition: null,
    gender: 'male',
    teamType: 'club',
    result: 'win',
    winner: 'b',
    method: null,
    tossWinner: null,
    tossDecision: null,
    innings: totals.map((runs, at) => innings(at % 2 === 0 ? 'a' : 'b', runs)),
    ...more,
  };
}

describe('inningsScores', () => {
  it('averages each innings with its sample', () => {
    const short = [innings('a', 90, 60), innings('b', 91, 50, 2)];
    const played = [
      match('2024-04-01', [150, 151]),
      match('2024-04-02', [170, 171]),
      match('2024-04-03', [], { innings: short }),
    ];
    expect(inningsScores(played, 'T20')).toEqual([
      { innings: 1, sample: 2, averageScore: 160, averageWickets: 5 },
      { innings: 2, sample: 3, averageScore: (151 + 171 + 91) / 3, averageWickets: 4 },
    ]);
  });

  it('counts no later innings of a match that was revised or had no result', () => {
    const played = [
      match('2024-04-01', [150, 80], { method: 'D/L' }),
      match('2024-04-02', [150, 10], { result: 'no result', winner: null }),
      match('2024-04-03', [150, 120], { result: 'tie', winner: null }),
    ];
    const [first, second] = inningsScores(played, 'T20');
    expect([first?.sample, second?.sample, second?.averageScore]).toEqual([3, 1, 120]);
  });

  it('has four innings in a Test, and none without play', () => {
    const allOut = [300, 250, 200, 251].map((runs, at) => innings(at % 2 === 0 ? 'a' : 'b', runs, 500, 10));
    expect(inningsScores([match('2024-04-01', [], { innings: allOut })], 'Test')).toHaveLength(4);
    expect(inningsScores([match('2024-04-01', [])], 'T20')).toEqual([]);
    expect(inningsScores([], 'T20')).toEqual([]);
  });
});

describe('yearScores', () => {
  it('has first innings and chases by year, latest first', () => {
    const played = [
      match('2023-12-31', [140, 141]),
      match('2024-01-01', [150, 151]),
      match('2024-05-01', [170, 160], { winner: 'a' }),
      match('2024-06-01', [], { innings: [innings('a', 50, 30)], result: 'no result', winner: null }),
    ];
    expect(yearScores(played, 'T20')).toEqual([
      { year: 2024, sample: 2, averageScore: 160, decided: 2, chaseSuccess: 50 },
      { year: 2023, sample: 1, averageScore: 140, decided: 1, chaseSuccess: 100 },
    ]);
  });

  it('has a year without any complete first innings', () => {
    const abandoned = match('2024-06-01', [], { result: 'no result', winner: null });
    expect(yearScores([abandoned], 'T20')).toEqual([
      { year: 2024, sample: 0, averageScore: null, decided: 0, chaseSuccess: null },
    ]);
  });
});
