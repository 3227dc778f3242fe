import { expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { selectDueMatches } from './draft-analyses.ts';
import { hasStarted, keysOfStartedMatches } from './lock-analyses.ts';
import { sharedCompetition } from '../model/pre-match-history.ts';
import { titleOf, tournamentOf } from './write-analysis.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
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

const played = (...competitions: (string | null)[]) => competitions.map((competition) => ({ competition }));

it('matches share a competition only when all belong to it', () => {
  expect(sharedCompetition(played('IPL', 'IPL'))).toBe('IPL');
  expect(sharedCompetition(played('IPL', 'BBL'))).toBeNull();
  expect(sharedCompetition(played('IPL', null))).toBeNull();
  expect(sharedCompetition(played(null))).toBeNull();
  expect(sharedCompetition(played())).toBeNull();
});

it('an analysis has its teams as title, and the format when the tournament is unknown', () => {
  const match = makeMatchSummary({ teams: ['India', 'Australia'] });
  expect([titleOf(match), tournamentOf(match)]).toEqual(['India vs Australia', 'Made League']);
  expect(tournamentOf({ ...match, tournament: null })).toBe('T20');
});
