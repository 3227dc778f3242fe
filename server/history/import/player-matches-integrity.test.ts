import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';
import { importHistory } from './import-history.ts';

const REFUSED = { code: '23503' };

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gullylens-integrity-'));
  await writeZip(join(folder, 'two.zip'), [
    { name: 'm1.json', content: makeCricsheet() },
    { name: 'm2.json', content: makeCricsheet({ date: '2023-04-02' }) },
  ]);
});
beforeEach(async () => {
  await database.pool.query(
    'truncate history_matches, history_teams, history_grounds, history_players cascade',
  );
  await importHistory(database, { zip: join(folder, 'two.zip') });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const query = (sql: string) => database.pool.query(sql);

async function matchesOfPlayers(): Promise<unknown> {
  const { rows } = await query('select distinct match_id as id from history_player_matches order by 1');
  return rows.map(({ id }) => id);
}

describe('player rows of a match', () => {
  it.each(['match_id', 'player_id', 'team'])('never refer to a missing %s', async (column) => {
    const changed = `to_jsonb(gone) || '{"${column}": "nobody"}'`;
    const inserted =
      query(`with gone as (delete from history_player_matches where match_id = 'm1' returning *)
      insert into history_player_matches
      select (jsonb_populate_record(null::history_player_matches, ${changed})).* from gone limit 1`);
    await expect(inserted).rejects.toMatchObject(REFUSED);
    const updated = query(`update history_player_matches set ${column} = 'nobody' where match_id = 'm2'
      and player_id = 'home-player1'`);
    await expect(updated).rejects.toMatchObject(REFUSED);
  });

  it('are deleted with their match', async () => {
    await query(`delete from history_matches where id = 'm1'`);
    expect(await matchesOfPlayers()).toEqual(['m2']);
    await query('truncate history_matches cascade');
    expect(await matchesOfPlayers()).toEqual([]);
  });

  it('prevent the deletion of their players', async () => {
    await query('delete from history_player_aliases');
    await expect(query('delete from history_players')).rejects.toMatchObject(REFUSED);
    await expect(query(`update history_players set id = id || 'x'`)).rejects.toMatchObject(REFUSED);
    expect(await matchesOfPlayers()).toEqual(['m1', 'm2']);
  });
});
