import { expect, it } from 'vitest';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { playerMatchRows } from './player-match-rows.ts';

interface Cricsheet {
  readonly innings: readonly { readonly overs: readonly { readonly deliveries: object[] }[] }[];
}

const runOut = (playerOut: string, ...names: string[]) => ({
  kind: 'run out',
  player_out: playerOut,
  fielders: names.map((name) => ({ name })),
});

/** Home makes 4 and 6, with a direct and a shared run-out; Away makes 1. */
function rowsOfMatch() {
  const json = JSON.parse(makeCricsheet({ balls: [[4, 6], [1]] })) as Cricsheet;
  const [first = {}, second = {}] = json.innings[0]?.overs[0]?.deliveries ?? [];
  Object.assign(first, { wickets: [runOut('Home Player2', 'Away Player3')] });
  Object.assign(second, {
    non_striker: 'Home Player3',
    wickets: [runOut('Home Player1', 'Away Player3', 'Away Player4')],
  });
  const match = parseMatch('m', Buffer.from(JSON.stringify(json)));
  if (!match.ok) throw new Error(match.fault);
  const keys = new Map([['Home', 'home']]);
  const rows = playerMatchRows(match.value, { playedOn: '2023-04-01', keys });
  return new Map(rows.map((row) => [row.playerId, row]));
}

it('rows of players have their batting, bowling and fielding, with direct and shared run-outs', () => {
  const rows = rowsOfMatch();
  expect(rows.size).toBe(22);
  expect(rows.get('home-player1')).toMatchObject({
    matchId: 'm',
    playedOn: '2023-04-01',
    team: 'home',
    battingPosition: 1,
    runs: 10,
    ballsFaced: 2,
    fours: 1,
    sixes: 1,
    timesOut: 1,
    runOuts: 0,
  });
  expect(rows.get('home-player2')).toMatchObject({ runs: 0, ballsFaced: 0, timesOut: 1 });
  expect(rows.get('away-player3')).toMatchObject({ team: 'Away', runOuts: 2, catches: 0, timesOut: 0 });
  expect(rows.get('away-player4')).toMatchObject({ runOuts: 1 });
  expect(rows.get('away-player11')).toMatchObject({ ballsBowled: 2, runsConceded: 10, wickets: 0 });
});
