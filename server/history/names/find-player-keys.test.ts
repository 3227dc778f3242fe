import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { findPlayerKeys } from './find-player-keys.ts';
import { storeSquadFacts } from './store-squad-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [{}, { date: '2023-04-02', teams: ['Others', 'Strangers'] }]);
  const say = (alias: string, player: string, setBy: string) =>
    database.pool.query(
      `insert into history_player_aliases (alias, player_id, spelling, set_by) values ($1, $2, $1, $3)`,
      [alias, player, setBy],
    );
  await say('v-kohli', 'home-player1', 'import');
  await say('r-sharma', 'home-player2', 'import');
  await say('rg-sharma', 'home-player3', 'import');
  await say('captain', 'home-player4', 'import');
  await say('captain', 'others-player1', 'analyst');
  await say('sky', 'home-player5', 'import');
  await say('sky', 'others-player2', 'import');
  await say('twin', 'others-player3', 'import');
  await say('twin', 'strangers-player3', 'import');
  await say('kohli', 'home-player6', 'import');
});
afterAll(() => database.drop());

async function keyOf(name: string, team = 'Home'): Promise<string | undefined> {
  return (await findPlayerKeys(database.db, team, [name])).get(name);
}

describe('a player named by a feed for a team', () => {
  it.each([
    ['by an analyst before all else', 'Captain', 'others-player1'],
    ['of the team before one of the same spelling elsewhere', 'Sky', 'home-player5'],
    ['by initial and surname, as archives write it', 'Virat Kohli', 'home-player1'],
    ['by a surname alone where that is the spelling', 'Kohli', 'home-player6'],
    ['by the same spelling anywhere', 'Others Player9', 'others-player9'],
  ])('is found %s', async (_, name, key) => {
    expect(await keyOf(name)).toBe(key);
  });

  it.each([
    ['two players of the team match', 'Rohit Sharma'],
    ['the initial differs', 'Anushka Kohli'],
    ['the surname differs', 'Virat Singh'],
    ['two players of other teams match', 'Twin'],
  ])('is omitted when %s', async (_, name) => {
    expect(await keyOf(name)).toBeUndefined();
  });

  it('is found for a team that history does not know', async () => {
    expect(await keyOf('Home Player7', 'Unheard Of')).toBe('home-player7');
  });
});

it('squads of the feed state the roles and bowling styles of players whom history knows', async () => {
  const players = [
    { key: 'home-player1', role: 'WK-Batsman', bowlingStyle: 'Right-arm fast' },
    { key: 'home-player2', role: 'Coach', bowlingStyle: 'Right-arm bowler' },
    { key: 'home-player3', role: null, bowlingStyle: null },
    { key: null, role: 'Bowler', bowlingStyle: 'Right-arm offbreak' },
  ];
  await storeSquadFacts(database.db, players);
  await storeSquadFacts(database.db, []);
  const { rows } = await database.pool.query(`select player_id, role, style
    from history_player_roles full join history_bowling_styles using (player_id)`);
  expect(rows).toEqual([{ player_id: 'home-player1', role: 'keeper', style: 'pace' }]);
});
