import { describe, expect, it } from 'vitest';
import type { PlayedRecord } from '../../history/public.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';
import type { AnalysisContent } from '../model/analysis-content.ts';
import { gradeAnalysis } from './grade-analysis.ts';
import { shareOf } from './read-track-record.ts';

/** Home's openers score 30 together; Away scores 0. */
const parsed = parseMatch('m', Buffer.from(makeCricsheet({ balls: [[6, 6, 6, 6, 6], [0]] })));
if (!parsed.ok) throw new Error(parsed.fault);
const innings = (team: string, runs: number) => ({
  team,
  runs,
  wickets: 10,
  legalBalls: 120,
  powerplayRuns: 40,
});
const played = (match: Partial<PlayedRecord['match']> = {}): PlayedRecord => ({
  record: parsed.value,
  match: {
    id: 'm',
    playedOn: '2023-04-01',
    teamA: 'home',
    teamB: 'away',
    venue: 'g',
    competition: null,
    gender: 'male',
    teamType: 'club',
    result: 'win',
    winner: 'home',
    method: null,
    tossWinner: 'home',
    tossDecision: 'bat',
    innings: [innings('home', 150), innings('away', 120)],
    ...match,
  },
});

const picked = (key: string) => ({ key, name: key, team: 'Home', averagePoints: 0, matches: 1, reason: '' });
const projected = (key: string, mean: number) => ({ key, mean, p10: mean - 5, p90: mean + 5 });
const spread = (team: string, mean: number) => ({ team, mean, p10: mean - 20, p50: mean, p90: mean + 20 });
const CONTENT = {
  recentForm: { teamA: { team: 'Home XI' }, teamB: { team: 'Away XI' } },
  venueStats: { averageScore: 160 },
  captainChoices: { primary: picked('home-player1'), alternative: null },
  dreamTeam: [],
  forecast: { win: { teamA: 70, teamB: 30 }, totals: [spread('Home XI', 155), spread('Away XI', 140)] },
  projections: [],
} as unknown as AnalysisContent;

const grade = (content: Partial<AnalysisContent> = {}, match: Partial<PlayedRecord['match']> = {}) =>
  gradeAnalysis({ ...CONTENT, ...content }, played(match), ['home', 'away']);
const pointsOf = (key: string) =>
  grade({ captainChoices: { primary: picked(key), alternative: null } }).captainPoints ?? Number.NaN;

describe('the captain', () => {
  it('has points and a rank among those who played, shared with equals', () => {
    expect(grade()).toMatchObject({ captainName: 'home-player1', captainRank: 1, players: 22 });
    expect(pointsOf('home-player1')).toBeGreaterThan(30);
    const others = ['home-player2', 'home-player3', 'away-player2'].map(
      (key) => grade({ captainChoices: { primary: picked(key), alternative: null } }).captainRank,
    );
    // The bowler of the only dot ball is second.
    expect(others).toEqual([3, 3, 3]);
  });

  it('has no points and no rank if they did not play or there is none', () => {
    const absent = { primary: picked('nobody'), alternative: null };
    expect(grade({ captainChoices: absent })).toMatchObject({ captainPoints: 0, captainRank: null });
    const none = { primary: null, alternative: null };
    expect(grade({ captainChoices: none })).toMatchObject({ captainName: null, captainPoints: null });
  });
});

describe('the eleven', () => {
  const eleven = Array.from({ length: 11 }, (_, i) =>
    picked(i < 6 ? `home-player${i + 1}` : `away-player${i}`),
  );

  it('has its points with the captains’ factors, beside the best that was possible', () => {
    const { elevenPoints, elevenBest, elevenPlayed } = grade({ dreamTeam: eleven });
    const points = eleven.map(({ key }) => pointsOf(key));
    const sum = points.reduce((total, each) => total + each, 0);
    expect(elevenPoints).toBeCloseTo(sum + (points[0] ?? 0) + (points[1] ?? 0) / 2, 6);
    expect(elevenBest).toBeGreaterThanOrEqual(elevenPoints ?? Number.NaN);
    expect(elevenPlayed).toBe(11);
  });

  it('counts the players who played, and is not graded without an eleven', () => {
    const [, viceCaptain, ...others] = eleven.map(({ key }) => pointsOf(key));
    const graded = grade({ dreamTeam: [picked('nobody'), ...eleven.slice(1)] });
    expect(graded.elevenPlayed).toBe(10);
    const points = others.reduce((sum, each) => sum + each, 1.5 * (viceCaptain ?? NaN));
    expect(graded.elevenPoints).toBeCloseTo(points, 6);
    expect(grade()).toMatchObject({ elevenPoints: null, elevenBest: null, elevenPlayed: null });
  });
});

describe('the chance', () => {
  it('is graded by the team that won', () => {
    expect(grade()).toMatchObject({ winChance: 70, teamAWon: true, winnerTeam: 'Home XI' });
    expect(grade({}, { winner: 'away' })).toMatchObject({ teamAWon: false, winnerTeam: 'Away XI' });
  });

  it.each<[string, Partial<PlayedRecord['match']>]>([
    ['of a tie', { result: 'tie' }],
    ['without a winner', { winner: null }],
    ['of a team that the analysis does not name', { winner: 'strangers' }],
  ])('is not graded by a match %s', (_, match) => {
    expect(grade({}, match)).toMatchObject({ winChance: null, teamAWon: null, winnerTeam: null });
  });

  it('is not graded when none was stated', () => {
    expect(grade({ forecast: null })).toMatchObject({ winChance: null, totalTeam: null });
  });
});

describe('the total', () => {
  it('is compared with the team that batted first', () => {
    expect(grade()).toMatchObject({ totalTeam: 'Home XI', totalExpected: 155, totalP10: 135, totalP90: 175 });
    const other = grade({}, { innings: [innings('away', 120), innings('home', 121)] });
    expect(other).toMatchObject({ totalTeam: 'Away XI', totalExpected: 140, firstInningsActual: 120 });
    expect(other.firstInningsExpected).toBe(160);
  });

  it('is not graded before an innings', () => {
    expect(grade({}, { innings: [] })).toMatchObject({ totalTeam: null, firstInningsActual: null });
  });
});

describe('projected points', () => {
  it('have the mean error and range coverage of the players who played', () => {
    const [one, two, three] = [1, 2, 3].map((number) => pointsOf(`home-player${number}`)) as [
      number,
      number,
      number,
    ];
    const projections = [
      projected('home-player1', one + 5),
      projected('home-player2', two - 6),
      projected('home-player3', three - 5),
      projected('nobody', 10),
    ] as AnalysisContent['projections'];
    const graded = grade({ projections });
    expect(graded).toMatchObject({ pointsPlayers: 3, pointsWithin: 2 });
    expect(graded.pointsError).toBeCloseTo(16 / 3, 6);
  });

  it('are not graded without projected players', () => {
    expect(grade()).toMatchObject({ pointsPlayers: null, pointsError: null, pointsWithin: null });
  });
});

it('a match without players has no points', () => {
  const record = { ...parsed.value, lineups: {}, innings: [] };
  expect(gradeAnalysis(CONTENT, { ...played(), record }, ['home', 'away'])).toMatchObject({
    topPoints: 0,
    players: 0,
  });
});

it('a share is in percent, and unknown of nothing', () => {
  expect(shareOf(1, 4)).toMatchObject({ share: 25, of: 4 });
  expect(shareOf(0, 0)).toEqual({ share: null, low: null, high: null, of: 0 });
});
