import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { type MadeMatch, makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { listTeamMatches } from './list-matches.ts';
import { listTeamPlayerLogs } from './list-player-logs.ts';
import { createReplayedHistory } from './replay-player-logs.ts';

const MADE: readonly MadeMatch[] = [
  { date: '2023-04-01', balls: [[4, 6], [1]] },
  { date: '2023-04-02', teams: ['Away', 'Home'] },
  { date: '2023-04-03', teams: ['Home', 'Third'] },
  { date: '2023-04-04', gender: 'female' },
  { date: '2023-04-05', balls: [[1], [6, 6]] },
  { date: '2023-04-06', teams: ['Third', 'Away'] },
  { date: '2023-04-07', teams: ['Home', 'Away'], balls: [[2], [1]] },
  { date: '2023-04-08', teams: ['Home', 'Third'] },
  { date: '2023-04-09', more: { event: undefined } },
];

let database: TestDatabase;
const replayed = createReplayedHistory();
beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, MADE);
  MADE.forEach((match, i) => {
    const parsed = parseMatch(`m${i}`, Buffer.from(makeCricsheet(match)));
    if (!parsed.ok) throw new Error(parsed.fault);
    replayed.add(parsed.value);
  });
});
afterAll(() => database.drop());

it.each([
  ['home', 'T20', '2023-04-10'],
  ['home', 'T20', '2023-04-07'],
  ['away', 'T20', '2023-04-10'],
  ['home women', 'T20', '2023-04-10'],
  ['home', 'ODI', '2023-04-10'],
  ['home', 'T20', '2023-04-01'],
  ['unknown', 'T20', '2023-04-10'],
] as const)('the logs of %s in %s before %s are those of PostgreSQL', async (team, format, before) => {
  const stored = await listTeamPlayerLogs(database.db, { team, format, before });
  expect(replayed.logs(team, format, before)).toMatchObject(stored);
  expect(replayed.logs(team, format, before)).toHaveLength(stored.length);
});

it('a team’s latest matches are those of PostgreSQL', async () => {
  const filter = { format: 'T20', before: '2023-04-10', limit: 5 } as const;
  const stored = await listTeamMatches(database.db, 'home', filter);
  expect(stored).toHaveLength(5);
  expect(replayed.latest('home', 'T20', filter.before)).toMatchObject(
    stored.map(({ playedOn, competition, teamType }) => ({ playedOn, competition, teamType })),
  );
});
