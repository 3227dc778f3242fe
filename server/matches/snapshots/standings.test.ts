import { expect, it } from 'vitest';
import type { FeedMatch } from '../model/feed-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { buildStandings } from './standings.ts';

const side = (name: string) => ({ name, shortName: name.slice(0, 1), image: null });
const match = (one: string, two: string, changes: Partial<FeedMatch> = {}) =>
  makeFeedMatch({
    key: `${one}${two}`,
    startsAt: null,
    sides: [side(one), side(two)],
    phase: 'completed',
    result: 'won',
    winner: one,
    ...changes,
  });
const rows = (...matches: FeedMatch[]) =>
  buildStandings(matches).map(
    (row) => `${row.team} ${row.played} ${row.won} ${row.lost} ${row.tied} ${row.noResult} ${row.points}`,
  );

it('a win is two points; a tie, a draw and a match without a result one for each', () => {
  const none = { winner: null };
  expect(
    rows(
      match('Agra', 'Bhopal'),
      match('Agra', 'Cochin', { ...none, result: 'tied' }),
      match('Cochin', 'Bhopal', { ...none, result: 'drawn' }),
      match('Cochin', 'Delhi', { ...none, result: 'no result' }),
      match('Delhi', 'Bhopal', { ...none, result: 'abandoned' }),
    ),
  ).toEqual(['Agra 2 1 0 1 0 3', 'Cochin 3 0 0 1 2 3', 'Bhopal 3 0 1 0 2 2', 'Delhi 2 0 0 0 2 2']);
});

it('teams with equal points are ordered by wins, then by name', () => {
  const tie = { winner: null, result: 'tied' } as const;
  expect(
    rows(match('Bhopal', 'X'), match('Agra', 'Cochin', tie), match('Agra', 'Cochin', tie)).map((row) =>
      row.slice(0, 1),
    ),
  ).toEqual(['B', 'A', 'C', 'X']);
});

const innings = (team: string, runs: number) => ({ label: team, team, runs, wickets: 5, overs: '20' });

const won = (one: string, by: number) =>
  match(one, `Loser of ${one}`, { innings: [innings(one, 150 + by), innings(`Loser of ${one}`, 150)] });

it('teams with equal points and wins are ordered by net run rate', () => {
  const [first, second, ...others] = buildStandings([won('Agra', 10), won('Bhopal', 20)]);
  expect([first, second].map((row) => [row?.team, row?.netRunRate])).toEqual([
    ['Bhopal', 1],
    ['Agra', 0.5],
  ]);
  expect(others.map(({ team }) => team)).toEqual(['Loser of Agra', 'Loser of Bhopal']);
});

it('teams whose net run rate is unknown come after those whose it is known', () => {
  const unknown = match('Bhopal', 'Cochin', { format: 'test' });
  const standings = buildStandings([won('Agra', 10), unknown, won('Delhi', 20)]);
  expect(standings.slice(0, 3).map(({ team }) => team)).toEqual(['Delhi', 'Agra', 'Bhopal']);
});

it('a tie decided by a super over is a win', () => {
  expect(rows(match('Agra', 'Bhopal', { result: 'tied' }))).toEqual([
    'Agra 1 1 0 0 0 2',
    'Bhopal 1 0 1 0 0 0',
  ]);
});

it('matches that are upcoming, live or without a known winner do not count', () => {
  expect(rows(match('Agra', 'Bhopal', { phase: 'live', result: null, winner: null }))).toEqual([]);
  for (const result of ['unknown', 'won'] as const) {
    expect(rows(match('Agra', 'Bhopal', { result, winner: null }))).toEqual([
      'Agra 0 0 0 0 0 0',
      'Bhopal 0 0 0 0 0 0',
    ]);
  }
});
