import type { ForecastBasis, PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { selectDueMatches } from './draft-analyses.ts';
import { hasStarted, keysOfStartedMatches } from './lock-analyses.ts';
import { publishesAt } from './publish-drafts.ts';
import { titleOf, tournamentOf, writeAnalysis } from './write-analysis.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const PARTS = { context: 0, skill: 0, opportunity: 0, ground: 0, matchUp: 0 };
const projected = (key: string, mean: number, playChance: number): PlayerProjection => ({
  key,
  name: key,
  team: 'Home',
  role: 'batter',
  mean,
  p10: 10,
  p50: mean,
  p90: 90,
  playChance,
  topChance: 10,
  topThreeChance: 20,
  pickPercentage: 50,
  parts: PARTS,
  matches: 9,
});

it('an analysis with a projection names the captain by expected points and the chance to play', () => {
  const basis: ForecastBasis = { confidence: 'fair', missing: [], matchesLearnt: 9, learntUntil: null };
  const projection = {
    players: [projected('star', 60, 20), projected('regular', 50, 90), projected('other', 40, 90)],
    teams: [],
    eleven: [],
    totals: [],
    basis,
    announced: false,
    rolesKnown: false,
  };
  const input = {
    teams: ['Home', 'Away'] as const,
    venue: 'Made Ground',
    venueMatches: [],
    usualMatches: [],
    results: [[], []] as const,
    meetings: [],
    playerMatches: [],
  };
  const write = (win: { teamA: number; teamB: number } | null) =>
    writeAnalysis(makeMatchSummary(), { input, projection: { ...projection, win }, matchAt: NOW });
  const { captainChoices, forecast } = write(null);
  expect([captainChoices.primary?.key, captainChoices.alternative?.key]).toEqual(['regular', 'other']);
  expect(forecast).toBeNull();
  const win = { teamA: 60, teamB: 40 };
  expect(write(win).forecast).toEqual({ win, totals: [], basis });
});

it('a draft is published six hours before the match', () => {
  expect(publishesAt(new Date('2026-03-10T14:00:00Z'))).toEqual(new Date('2026-03-10T08:00:00Z'));
});

const startingIn = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();

it('analyses are written for live matches and those of the next fourteen days', () => {
  const matches = [
    makeMatchSummary({ key: 'live', phase: 'live' }),
    makeMatchSummary({ key: 'over', phase: 'completed' }),
    makeMatchSummary({ key: 'soon', dateTimeGMT: startingIn(13.99) }),
    makeMatchSummary({ key: 'late', dateTimeGMT: startingIn(14) }),
    makeMatchSummary({ key: 'undated' }),
  ];
  expect(selectDueMatches(matches, NOW).map(({ key }) => key)).toEqual(['live', 'soon', 'undated']);
});

it('a match has started after its toss, or when it is no longer upcoming', () => {
  const toss = { winner: 'Home', decision: 'bat' } as const;
  const matches = [
    makeMatchSummary({ key: 'coming' }),
    makeMatchSummary({ key: 'tossed', toss }),
    makeMatchSummary({ key: 'live', phase: 'live' }),
  ];
  expect(matches.map(hasStarted)).toEqual([false, true, true]);
  expect(keysOfStartedMatches(matches)).toEqual(['tossed', 'live']);
});

it('an analysis has its teams as title, and the format when the tournament is unknown', () => {
  const match = makeMatchSummary({ teams: ['India', 'Australia'] });
  expect([titleOf(match), tournamentOf(match)]).toEqual(['India vs Australia', 'Made League']);
  expect(tournamentOf({ ...match, tournament: null })).toBe('T20');
});
