import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import type { StoredMatch } from '../model/present-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { createMatchDetails } from './match-details.ts';

const START = '2026-03-10T15:00:00.000Z';
const stored = (key: string, phase: 'upcoming' | 'live'): StoredMatch => ({
  match: makeFeedMatch({ key, startsAt: START, phase }),
  version: 1,
  change: 1,
  changedAt: new Date(START),
});
const known = [stored('tomorrow', 'upcoming'), stored('now', 'live')];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let opened: string[];
beforeEach(() => {
  opened = [];
});

const details = () =>
  createMatchDetails({
    db: database.db,
    memory: {
      all: () => known,
      find: (key) => known.find(({ match }) => match.key === key),
      change: () => 1,
      asOf: () => new Date(START),
      load: async () => {},
      catchUp: async () => {},
      onChange: () => {},
    },
    snapshots: { find: () => null },
    lookups: { seriesName: () => null, venueKey: () => null },
    playerKeys: async () => new Map(),
    views: { recordMatchView: async (key) => void opened.push(key) },
  });

describe('the scorecard of a match', () => {
  it('is requested from the vendor once a user opens it after the start', async () => {
    expect([await details().scorecard('now'), await details().scorecard('tomorrow')]).toEqual([null, null]);
    expect(opened).toEqual(['now']);
  });

  it('is null for an unknown match, which no user can have opened', async () => {
    expect(await details().scorecard('unknown')).toBeNull();
    expect([await details().progress('unknown'), await details().match('unknown')]).toEqual([null, null]);
    expect(opened).toEqual([]);
  });
});

it('a match has no points and no tallies before its first scorecard', async () => {
  expect(await details().points('now', 'dream11-2025')).toBeNull();
  expect(await details().playerTallies('now')).toEqual([]);
});
