import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importHistory } from './import-history.ts';
import type { ImportSummary } from './import-summary.ts';

const IPL = fileURLToPath(new URL('../../../../shared/data/ipl_json.zip', import.meta.url));
const present = existsSync(IPL);
if (!present) process.stderr.write(`the import of the real IPL is not tested: there is no ${IPL}\n`);

describe.skipIf(!present)('the IPL from 2008 to 2023', () => {
  let database: TestDatabase;
  let summary: ImportSummary;
  beforeAll(async () => {
    database = await createTestDatabase();
    summary = await importHistory(database, { zip: IPL });
  });
  afterAll(() => database?.drop());

  async function stored(query: string): Promise<unknown[]> {
    return (await database.pool.query(query)).rows;
  }

  it('is imported completely', async () => {
    expect(summary).toMatchObject({ total: 1024, seen: 1024, added: 1024, warnings: [] });
    expect(await stored('select count(*)::int n from history_matches')).toEqual([{ n: 1024 }]);
  });

  it('has 15 franchises and 35 venues, whatever their spellings', async () => {
    expect(await stored('select count(*)::int n from history_teams')).toEqual([{ n: 15 }]);
    expect(await stored('select count(*)::int n from history_grounds')).toEqual([{ n: 35 }]);
  });

  // The figures below are public record (the league's own tables at the end of 2023).
  it.each([
    ['V Kohli', 'runs', 7263],
    ['S Dhawan', 'runs', 6617],
    ['CH Gayle', 'sixes', 357],
    ['YS Chahal', 'wickets', 187],
    ['DJ Bravo', 'wickets', 183],
    ['SL Malinga', 'wickets', 170],
    ['MS Dhoni', 'stumpings', 42],
  ])("gives %s the league's published %s: %i", async (name, column, total) => {
    expect(
      await stored(`select sum(${column})::int total from history_player_matches m
        join history_players p on p.id = m.player_id where p.name = '${name}'`),
    ).toEqual([{ total }]);
  });

  it('has the league’s first match as it was played', async () => {
    expect(
      await stored(
        `select team, runs, wickets, overs from history_innings where match_id = '335982' order by number`,
      ),
    ).toEqual([
      { team: 'kolkata-knight-riders', runs: 222, wickets: 3, overs: '20.0' },
      { team: 'royal-challengers-bengaluru', runs: 82, wickets: 10, overs: '15.1' },
    ]);
    expect(
      await stored(`select winner, win_by_runs, ground from history_matches where id = '335982'`),
    ).toEqual([{ winner: 'kolkata-knight-riders', win_by_runs: 140, ground: 'm-chinnaswamy-stadium' }]);
  });

  it('changes nothing when it is imported again', async () => {
    const again = await importHistory(database, { zip: IPL });
    expect(again).toMatchObject({ added: 0, corrected: 0, unchanged: 1024, warnings: [] });
  });
});
