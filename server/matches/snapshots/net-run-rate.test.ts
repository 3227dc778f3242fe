import { expect, it } from 'vitest';
import type { FeedMatch } from '../model/feed-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { calculateNetRunRates } from './net-run-rate.ts';

type Score = readonly [runs: number, wickets: number, overs: string];

/** A T20 that One won, with the totals of One and Two. */
function match(one: Score, two: Score, more: Partial<FeedMatch> = {}): FeedMatch {
  const innings = (team: string, [runs, wickets, overs]: Score) => ({
    label: `${team} Inning 1`,
    team,
    runs,
    wickets,
    overs,
  });
  return makeFeedMatch({
    key: 'm',
    startsAt: null,
    phase: 'completed',
    result: 'won',
    winner: 'One',
    status: 'One won by 20 runs',
    innings: [innings('One', one), innings('Two', two)],
    ...more,
  });
}

const rates = (...matches: FeedMatch[]) => Object.fromEntries(calculateNetRunRates(matches));

it('is runs per over scored less runs per over conceded, of all matches together', () => {
  expect(rates(match([180, 5, '20'], [160, 8, '20.0']))).toEqual({ One: 1, Two: -1 });
  // (180 + 121) / (20 + 15.5) less (160 + 120) / 40
  expect(rates(match([180, 5, '20'], [160, 8, '20']), match([121, 2, '15.3'], [120, 6, '20']))).toEqual({
    One: 1.479,
    Two: -1.479,
  });
});

it('counts all overs of a team that was all out', () => {
  expect(rates(match([100, 1, '10'], [100, 10, '12.3']))).toEqual({ One: 5, Two: -5 });
  expect(rates(match([300, 9, '50'], [200, 10, '30'], { format: 'odi' }))).toEqual({ One: 2, Two: -2 });
});

it.each<[string, Partial<FeedMatch>]>([
  ['a missing total', { innings: [] }],
  ['a revision for rain', { status: 'One won by 12 runs (DLS method)' }],
  ['a Test', { format: 'test' }],
  ['overs of five balls', { format: 'hundred' }],
  ['an unknown format', { format: 'other' }],
])('is unknown after %s', (_, more) => {
  const known = match([180, 5, '20'], [160, 8, '20']);
  expect(rates(known, match([180, 5, '20'], [160, 8, '20'], more))).toEqual({ One: null, Two: null });
});

it('leaves matches without a result out, and those that are not over', () => {
  const scores = [
    [180, 5, '20'],
    [10, 0, '2'],
  ] as const;
  expect(rates(match(...scores, { result: 'no result', winner: null }))).toEqual({});
  expect(rates(match(...scores, { phase: 'live', result: null, winner: null }))).toEqual({});
  expect(rates(match([150, 5, '20'], [150, 5, '20'], { result: 'tied', winner: null }))).toEqual({
    One: 0,
    Two: 0,
  });
});
