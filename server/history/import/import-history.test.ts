import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { type MadeMatch, makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';
import { importHistory } from './import-history.ts';
import { importInBackground } from './import-history.ts';
import type { ImportProgress } from './import-summary.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gullylens-import-'));
});
afterEach(() =>
  database.pool.query('truncate history_matches, history_teams, history_grounds, history_players cascade'),
);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const zip = () => join(folder, 'made.zip');

async function zipOf(matches: Readonly<Record<string, MadeMatch | string>>): Promise<string> {
  const files = Object.entries(matches).map(([id, match]) => ({
    name: `${id}.json`,
    content: typeof match === 'string' ? match : makeCricsheet(match),
  }));
  await writeZip(zip(), files);
  return zip();
}

async function stored(query: string): Promise<unknown[]> {
  return (await database.pool.query(query)).rows;
}

/** A match whose first player is spelt so. */
function spelt(name: string): string {
  return makeCricsheet().replaceAll('Home Player1"', `${name}"`);
}

/** Everything that the import wrote, for comparison of before and after. */
async function everything(): Promise<unknown> {
  const tables = ['matches', 'innings', 'player_matches', 'sources', 'teams', 'grounds', 'players'];
  const all = tables.map((table) => `(select json_agg(t order by t::text) from history_${table} t) ${table}`);
  return stored(`select ${all.join(', ')}`);
}

describe('importing an archive', () => {
  it('stores each match with its innings, its players and what they did', async () => {
    const summary = await importHistory(database, { zip: await zipOf({ m1: { balls: [[4, 6, 0], [1]] } }) });
    expect(summary).toMatchObject({ seen: 1, total: 1, added: 1, deliveries: 4, warnings: [] });
    expect(await stored('select number, team, runs, wickets, overs from history_innings order by 1')).toEqual(
      [
        { number: 0, team: 'home', runs: 10, wickets: 0, overs: '0.3' },
        { number: 1, team: 'away', runs: 1, wickets: 0, overs: '0.1' },
      ],
    );
    expect(
      await stored(`select batting_position, runs, balls_faced, fours, sixes, points_2025, points_classic
        from history_player_matches where player_id = 'home-player1'`),
    ).toEqual([
      // 10 runs, a four (+4 or +1), a six (+6 or +2), playing (+4)
      {
        batting_position: 1,
        runs: 10,
        balls_faced: 3,
        fours: 1,
        sixes: 1,
        points_2025: 24,
        points_classic: 17,
      },
    ]);
    expect(await stored('select count(*)::int n from history_player_matches')).toEqual([{ n: 22 }]);
  });

  it('stores the complete file of a match, as compressed in the archive or compressed by us', async () => {
    const [one, two] = [makeCricsheet(), makeCricsheet({ date: '2023-04-02' })];
    await writeZip(zip(), [
      { name: 'm1.json', content: one },
      { name: 'm2.json', content: two, isStored: true },
    ]);
    expect(await importHistory(database, { zip: zip() })).toMatchObject({ added: 2, warnings: [] });
    const { rows } = await database.pool.query('select deflated from history_sources order by match_id');
    expect(rows.map(({ deflated }) => inflateRawSync(deflated).toString())).toEqual([one, two]);
  });

  it('changes nothing the second time', async () => {
    await importHistory(database, { zip: await zipOf({ m1: {}, m2: { date: '2023-04-02' } }) });
    const before = await everything();
    const summary = await importHistory(database, { zip: zip() });
    expect(summary).toMatchObject({ seen: 2, added: 0, corrected: 0, unchanged: 2 });
    expect(await everything()).toEqual(before);
  });

  it('replaces a match that its source has corrected, and leaves the others', async () => {
    await importHistory(database, { zip: await zipOf({ m1: {}, m2: {} }) });
    const corrected = await zipOf({ m1: {}, m2: { balls: [[4, 4], [1]] } });
    expect(await importHistory(database, { zip: corrected })).toMatchObject({ corrected: 1, unchanged: 1 });
    expect(await stored('select match_id, runs from history_innings where number = 0 order by 1')).toEqual([
      { match_id: 'm1', runs: 10 },
      { match_id: 'm2', runs: 8 },
    ]);
  });

  it('stores a match whose balls contradict its result, and reports it', async () => {
    // Ten runs against one: won by nine, whatever the file says.
    const summary = await importHistory(database, { zip: await zipOf({ m1: {} }) });
    expect(summary).toMatchObject({ added: 1, warnings: [] });
    expect(summary.doubts).toEqual(['Match m1: the balls say Home by 9 runs, the file says Home by 1 runs.']);
  });

  it('excludes the matches that are being replayed live', async () => {
    const summary = await importHistory(database, { zip: await zipOf({ m1: {}, m2: {} }), leaveOut: ['m2'] });
    expect(summary).toMatchObject({ total: 1, added: 1 });
    expect(await stored('select id from history_matches')).toEqual([{ id: 'm1' }]);
  });

  it('deletes a stored match that is being replayed live', async () => {
    await importHistory(database, { zip: await zipOf({ m1: {}, m2: {} }) });
    await importHistory(database, { zip: zip(), leaveOut: ['m2'] });
    expect(await stored('select id from history_matches')).toEqual([{ id: 'm1' }]);
    const progress: ImportProgress[] = [];
    const onProgress = (step: ImportProgress) => progress.push(step);
    await importHistory(database, { zip: await zipOf({ m2: {} }), leaveOut: ['m2'], onProgress });
    expect(progress).toEqual([]);
    expect(await stored('select distinct match_id from history_player_matches')).toEqual([
      { match_id: 'm1' },
    ]);
  });

  it('can be interrupted and continued', async () => {
    const days = Array.from({ length: 300 }, (_, i) => new Date(Date.UTC(2023, 0, 1 + i)));
    const matches = Object.fromEntries(
      days.map((day, i) => [`m${i}`, { date: day.toISOString().slice(0, 10) }]),
    );
    const broken = importHistory(database, {
      zip: await zipOf(matches),
      onProgress: ({ seen }) => {
        if (seen > 0) throw new Error('the plug was pulled');
      },
    });
    await expect(broken).rejects.toThrow('the plug was pulled');
    const whole = `select count(*)::int n, bool_and(innings = 2 and players = 22 and source = 1) whole from
      (select (select count(*) from history_innings where match_id = id) innings,
        (select count(*) from history_player_matches where match_id = id) players,
        (select count(*) from history_sources where match_id = id) source from history_matches) counted`;
    const [partly] = await stored(whole);
    expect(partly).toEqual({ n: 256, whole: true });
    const summary = await importHistory(database, { zip: zip() });
    expect(summary).toMatchObject({ seen: 300, added: 44, unchanged: 256 });
    expect(await stored(whole)).toEqual([{ n: 300, whole: true }]);
  });

  it('stores each match once when it runs twice at once', async () => {
    await zipOf({ m1: {}, m2: {}, m3: {} });
    const both = await Promise.all([1, 2].map(() => importHistory(database, { zip: zip() })));
    expect(both.map(({ added }) => added).toSorted()).toEqual([0, 3]);
  });

  it('fails when PostgreSQL refuses a match for another reason than its data', async () => {
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'too busy'; end $$;
      create trigger refuse before insert on history_matches execute function refuse()`);
    await expect(importHistory(database, { zip: await zipOf({ m1: {} }) })).rejects.toThrow('too busy');
    await database.pool.query('drop function refuse cascade');
  });

  it('runs in its own thread and reports its progress', async () => {
    const progress: ImportProgress[] = [];
    const summary = await importInBackground(database.url, {
      zip: await zipOf({ m1: {} }),
      onProgress: (step) => progress.push(step),
    });
    expect(summary).toMatchObject({ added: 1 });
    expect(progress.at(-1)).toMatchObject({ seen: 1, total: 1 });
    await writeFile(zip(), 'no zip');
    await expect(importInBackground(database.url, { zip: zip() })).rejects.toThrow(/is not a zip archive/);
  });
});

describe('an archive with bad files', () => {
  const whole = makeCricsheet();
  const longId = `"${randomBytes(9000).toString('base64url')}"`;

  it.each([
    ['a truncated file', whole.slice(0, whole.length / 2), /not complete JSON/],
    ['JSON of something else', '{"name":"left-pad","version":"1.0.0"}', /not a Cricsheet match/],
    ['a list', '[]', /not a Cricsheet match/],
    ['a later version', whole.replace('"1.1.0"', '"2.0.0"'), /version 2.0.0/],
    ['a winner who did not play', makeCricsheet({ winner: 'Others' }), /Others is not one of its two teams/],
    [
      'a team that plays itself',
      makeCricsheet({ teams: ['Delhi Daredevils', 'Delhi Capitals'] }),
      /both teams are the same/,
    ],
    [
      'a character that PostgreSQL text cannot contain',
      makeCricsheet({ ground: 'Null\0 Ground' }),
      /values that the database rejects/,
    ],
    ['a day that does not exist', makeCricsheet({ date: '2023-02-31' }), /values that the database rejects/],
    [
      'an id too long for the index',
      whole.replaceAll('"home-player1"', longId),
      /values that the database rejects/,
    ],
  ])('names %s and imports the rest', async (_, content, reason) => {
    const summary = await importHistory(database, { zip: await zipOf({ bad: content, good: {} }) });
    expect(summary).toMatchObject({ seen: 2, added: 1 });
    expect(summary.warnings).toEqual([{ file: 'bad.json', reason: expect.stringMatching(reason) }]);
    expect(await stored('select id from history_matches')).toEqual([{ id: 'good' }]);
    expect(await stored(`select 1 from history_innings where match_id = 'bad'`)).toEqual([]);
  });

  it('names a file whose bytes are damaged and imports the rest', async () => {
    await zipOf({ bad: {}, good: {} });
    const bytes = await readFile(zip());
    await writeFile(zip(), bytes.fill(0xff, 60, 90));
    const summary = await importHistory(database, { zip: zip() });
    expect(summary).toMatchObject({ added: 1, warnings: [{ file: 'bad.json' }] });
  });
});

describe('names in an archive', () => {
  it('keeps a renamed team and a ground with several spellings as one row each', async () => {
    await importHistory(database, {
      zip: await zipOf({
        m1: {
          date: '2018-04-08',
          teams: ['Delhi Daredevils', 'Kings XI Punjab'],
          ground: 'Feroz Shah Kotla',
        },
        m2: {
          date: '2023-04-04',
          teams: ['Delhi Capitals', 'Punjab Kings'],
          ground: 'Arun Jaitley Stadium, Delhi',
          city: 'Delhi',
        },
      }),
    });
    expect(await stored('select key, name from history_teams order by 1')).toEqual([
      { key: 'delhi-capitals', name: 'Delhi Capitals' },
      { key: 'punjab-kings', name: 'Punjab Kings' },
    ]);
    expect(await stored('select key, name, city from history_grounds')).toEqual([
      { key: 'arun-jaitley-stadium', name: 'Arun Jaitley Stadium', city: 'Delhi' },
    ]);
    expect(await stored('select spelling from history_team_aliases order by 1')).toHaveLength(4);
  });

  it('stores no statistics for two opponents with the same name', async () => {
    const doubled = makeCricsheet().replace('"Away Player3",', '"Home Player3",');
    const summary = await importHistory(database, { zip: await zipOf({ m1: doubled }) });
    expect(summary).toMatchObject({ added: 1, warnings: [] });
    const rows = await stored(`select player_id from history_player_matches`);
    expect(rows).toHaveLength(20);
    expect(rows).not.toContainEqual({ player_id: 'home-player3' });
  });

  it.each(['one archive', 'two archives'])("keeps a venue's city from any match of %s", async (how) => {
    const [later, early] = [{ date: '2023-06-01' }, { date: '2023-04-01', city: 'Made City' }];
    const archives: Record<string, MadeMatch>[] =
      how === 'one archive' ? [{ later, early }] : [{ later }, { early }];
    for (const matches of archives) await importHistory(database, { zip: await zipOf(matches) });
    expect(await stored('select city, last_match::text as day from history_grounds')).toEqual([
      { city: 'Made City', day: '2023-06-01' },
    ]);
  });

  it("shows a player's latest spelling, whatever the order of the archives", async () => {
    const later = spelt('H Player').replaceAll('2023-04-01', '2023-06-01');
    await importHistory(database, { zip: await zipOf({ late: later }) });
    await importHistory(database, { zip: await zipOf({ early: spelt('Home P') }) });
    const named = await stored(`select name from history_players where id = 'home-player1'`);
    expect(named).toEqual([{ name: 'H Player' }]);
    const spellings = await stored(
      `select spelling from history_player_aliases where player_id = 'home-player1' order by 1`,
    );
    expect(spellings).toEqual([{ spelling: 'H Player' }, { spelling: 'Home P' }]);
  });

  it("shows a player's spelling in the last match of a day", async () => {
    await importHistory(database, {
      zip: await zipOf({ first: spelt('Home P'), second: spelt('H Player') }),
    });
    const named = await stored(`select name from history_players where id = 'home-player1'`);
    expect(named).toEqual([{ name: 'H Player' }]);
  });
});
