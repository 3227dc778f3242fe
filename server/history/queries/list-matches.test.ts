import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import {
  findPlayedMatch,
  listVenueMatches,
  listComparableMatches,
  listMeetings,
  listTeamMatches,
  type PlayedMatch,
} from './list-matches.ts';
import { matchesVersion, listMatchesInOrder } from './matches-in-order.ts';

let database: TestDatabase;
/** `m0` to `m4`; the last two belong to no competition, and the last is of women. */
beforeAll(async () => {
  database = await createTestDatabase();
  const friendly = { more: { event: undefined } };
  await importTestMatches(database, [
    { date: '2023-04-01', balls: [[4, 6], [1]] },
    { date: '2023-04-02', teams: ['Away', 'Home'] },
    { date: '2023-04-03', teams: ['Home', 'Third'], ground: 'Other Ground' },
    { date: '2023-04-04', ...friendly },
    { date: '2023-04-04', gender: 'female', ...friendly },
  ]);
});
afterAll(() => database.drop());

const filter = { format: 'T20', before: '2023-04-05', limit: 10 } as const;
const idsOf = async (matches: Promise<readonly PlayedMatch[]>) => (await matches).map(({ id }) => id);

it('a team’s matches are of one format, before a day, latest first', async () => {
  expect(await idsOf(listTeamMatches(database.db, 'home', filter))).toEqual(['m3', 'm2', 'm1', 'm0']);
  expect(await idsOf(listTeamMatches(database.db, 'home', { ...filter, before: '2023-04-03' }))).toEqual([
    'm1',
    'm0',
  ]);
  expect(await idsOf(listTeamMatches(database.db, 'home', { ...filter, limit: 1 }))).toEqual(['m3']);
  expect(await idsOf(listTeamMatches(database.db, 'home', { ...filter, format: 'ODI' }))).toEqual([]);
});

it('head-to-head matches are those of two teams, in either order', async () => {
  expect(await idsOf(listMeetings(database.db, ['home', 'away'], filter))).toEqual(['m3', 'm1', 'm0']);
  expect(await idsOf(listMeetings(database.db, ['third', 'home'], filter))).toEqual(['m2']);
});

const at = (ground: string, gender: 'male' | 'female') =>
  idsOf(listVenueMatches(database.db, { venue: ground, gender }, filter));

it('a ground has the matches of one gender', async () => {
  expect(await at('made-ground', 'male')).toEqual(['m3', 'm1', 'm0']);
  expect(await at('made-ground', 'female')).toEqual(['m4']);
  expect(await at('other-ground', 'male')).toEqual(['m2']);
});

const like = (competition: string | null, gender: 'male' | 'female' = 'male') =>
  idsOf(listComparableMatches(database.db, { competition, gender, teamType: 'club' }, filter));

it('comparable matches are of the competition, or without one of all teams of the same type', async () => {
  expect(await like('Made League')).toEqual(['m2', 'm1', 'm0']);
  expect(await like(null)).toEqual(['m3', 'm2', 'm1', 'm0']);
  expect(await like(null, 'female')).toEqual(['m4']);
});

it('a match has its innings, and an unknown one is null', async () => {
  expect(await findPlayedMatch(database.db, 'm0')).toMatchObject({
    teamA: 'home',
    winner: 'home',
    innings: [
      { team: 'home', runs: 10, legalBalls: 2 },
      { team: 'away', runs: 1, legalBalls: 1 },
    ],
  });
  expect(await findPlayedMatch(database.db, 'm9')).toBeNull();
});

it('matches are read in the order of play, after a position', async () => {
  const { db } = database;
  const all = await listMatchesInOrder(db, null, 10);
  expect(all.map(({ position }) => position.id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
  const after = await listMatchesInOrder(db, { day: '2023-04-04', id: 'm3' }, 10);
  expect(after.map(({ record }) => record.id)).toEqual(['m4']);
  expect(await listMatchesInOrder(db, null, 2)).toHaveLength(2);
  const digests = await Promise.all(['m3', 'm4'].map((id) => matchesVersion(db, { day: '2023-04-04', id })));
  expect(new Set(digests).size).toBe(2);
  expect(await matchesVersion(db, { day: '2000-01-01', id: '' })).toBe('');
});
