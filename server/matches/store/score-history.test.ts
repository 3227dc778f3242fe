import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import type { FeedFormat, FeedInnings } from '../model/feed-match.ts';
import { storeMatches } from './store-matches.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { readScoreHistory, storeScores } from './score-history.ts';
import { matchScores } from './tables.ts';

const START = '2026-03-10T14:00:00.000Z';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const match = makeFeedMatch({ key: 'm', startsAt: START });
  const updates = [{ key: 'm', apply: () => match }];
  await storeMatches(database.db, { updates, observedAt: new Date(START) }, { fence: async () => {} });
});
beforeEach(() => database.pool.query('truncate match_scores'));
afterAll(() => database.drop());

const innings = (team: string, runs: number, overs: string, wickets = 0): FeedInnings => ({
  label: `${team} Inning 1`,
  team,
  runs,
  wickets,
  overs,
});

const change = (scores: FeedInnings[], before?: FeedInnings[]) =>
  database.db.transaction((tx) => storeScores(tx, [{ key: 'm', innings: scores, before }], new Date(START)));

function progressOf(scores: FeedInnings[], format: FeedFormat = 't20') {
  const match = makeFeedMatch({ key: 'm', startsAt: START, innings: scores, format });
  return readScoreHistory(database.db, { match, version: 1, change: 1, changedAt: new Date(START) });
}

async function pointsOf(scores: FeedInnings[]) {
  const progress = await progressOf(scores);
  return progress.innings.map(({ points }) => points.map(({ overs, runs }) => `${runs} in ${overs}`));
}

it('every changed total is a point of its innings, in order of play', async () => {
  const [one, two, chase] = [innings('One', 8, '0.6'), innings('One', 90, '10.4'), innings('Two', 6, '1.0')];
  await change([two]);
  await change([one]);
  await change([two, chase], [two]);
  expect(await pointsOf([two, chase])).toEqual([['8 in 0.6', '90 in 10.4'], ['6 in 1.0']]);
  expect((await progressOf([two, chase])).innings).toMatchObject([
    { superOver: false },
    { superOver: false },
  ]);
});

it('an innings that has not started or changed adds no point', async () => {
  const [none, noBall, run] = [innings('One', 0, '0.0'), innings('Two', 1, '0.0'), innings('Two', 0, '0.1')];
  await change([none, noBall]);
  expect(await pointsOf([none, noBall])).toEqual([[], ['1 in 0.0']]);
  await change([none, run], [none, run]);
  expect(await pointsOf([none, run])).toEqual([[], ['1 in 0.0']]);
  await change([none, run], [none, noBall]);
  expect(await pointsOf([none, run])).toEqual([[], ['1 in 0.0', '0 in 0.1']]);
});

it('a ball has its first and its latest total: extras follow it without a legal ball', async () => {
  const [first, wide, another] = [8, 9, 11].map((runs) => [innings('One', runs, '1.0')]) as [
    FeedInnings[],
    FeedInnings[],
    FeedInnings[],
  ];
  await change(first);
  expect(await pointsOf(first)).toEqual([['8 in 1.0']]);
  await change(wide, first);
  await change(another, wide);
  expect(await pointsOf(another)).toEqual([['8 in 1.0', '11 in 1.0']]);
});

it('an innings that the feed takes back loses its points', async () => {
  const [one, two] = [innings('One', 90, '10.4'), innings('Two', 6, '1.0')];
  await change([one, two]);
  await change([one], [one, two]);
  expect(await pointsOf([one, two])).toEqual([['90 in 10.4'], []]);
  await change([], [one]);
  expect(await pointsOf([one, two])).toEqual([[], []]);
});

it('a wicket without a legal ball is a second total', async () => {
  await change([innings('One', 8, '1.0', 1)]);
  await change([innings('One', 8, '1.0', 2)], [innings('One', 8, '1.0', 1)]);
  expect(await pointsOf([innings('One', 8, '1.0', 2)])).toEqual([['8 in 1.0', '8 in 1.0']]);
});

it('a total that is corrected downwards is the only one of its ball', async () => {
  await change([innings('One', 8, '1.0', 1)]);
  await change([innings('One', 7, '1.0')], [innings('One', 8, '1.0', 1)]);
  expect(await pointsOf([innings('One', 7, '1.0')])).toEqual([['7 in 1.0']]);
});

it('a total that an earlier version stored has no first one', async () => {
  await database.db.insert(matchScores).values({
    matchKey: 'm',
    innings: 0,
    overPosition: 10,
    runs: 8,
    wickets: 0,
    reportedAt: new Date(START),
  });
  expect(await pointsOf([innings('One', 8, '1.0')])).toEqual([['8 in 1.0']]);
});

it('overs and innings that the vendor retracts are deleted, others stay', async () => {
  const [two, three, chase] = [
    innings('One', 20, '2.0'),
    innings('One', 30, '3.0'),
    innings('Two', 6, '1.0'),
  ];
  await change([two]);
  await change([three, chase], [two]);
  await change([two, chase], [three, chase]);
  expect(await pointsOf([three, chase])).toEqual([['20 in 2.0'], ['6 in 1.0']]);
  await change([two], [two, chase]);
  expect(await pointsOf([two, chase])).toEqual([['20 in 2.0'], []]);
});
