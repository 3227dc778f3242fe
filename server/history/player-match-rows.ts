import { scoreTally } from '@gullylens/engine/fantasy/score-players';
import type { Tally } from '@gullylens/engine/fantasy/tally';
import { type InningsTally, tallyMatch } from '@gullylens/engine/fantasy/tally-match';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { historyPlayerMatches } from './tables.ts';

type PlayerMatchRow = typeof historyPlayerMatches.$inferInsert;

/**
 * What everyone named for a match did in it, with the points under both rule sets. `keys`: team name to team key.
 * Where both sides name somebody of one name, the balls cannot tell the two apart: neither has a row.
 */
export function playerMatchRows(
  match: MatchRecord,
  { playedOn, keys }: { readonly playedOn: string; readonly keys: ReadonlyMap<string, string> },
): PlayerMatchRow[] {
  const tally = tallyMatch(match);
  const positions = battingPositions(tally.innings);
  const classic = new Map(scoreTally(tally, 'dream11-classic').map((row) => [row.player.id, row.points]));
  const ambiguous = namedByBoth(match);
  const scored = scoreTally(tally, 'dream11-2025').filter(({ player }) => !ambiguous.has(player.id));
  return scored.map(({ player, team, points }) => ({
    matchId: match.id,
    playerId: player.id,
    team: keys.get(team) ?? team,
    playedOn,
    battingPosition: positions.get(player.name) ?? null,
    ...sumTallies(tally.innings.flatMap(({ players }) => players.get(player.name) ?? [])),
    points2025: points,
    pointsClassic: classic.get(player.id) ?? 0,
  }));
}

function namedByBoth({ teams, lineups }: MatchRecord): Set<string> {
  const [first, second] = teams.map((team) => (lineups[team] ?? []).map(({ id }) => id));
  return new Set(first?.filter((id) => second?.includes(id)));
}

/** Name to place in the order of the first innings that the player batted in. */
function battingPositions(innings: readonly InningsTally[]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const { battingOrder } of innings) {
    battingOrder.forEach((name, i) => {
      if (!positions.has(name)) positions.set(name, i + 1);
    });
  }
  return positions;
}

function sumTallies(tallies: readonly Tally[]) {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    runs: sum(({ runs }) => runs),
    ballsFaced: sum(({ balls }) => balls),
    fours: sum(({ fours }) => fours),
    sixes: sum(({ sixes }) => sixes),
    timesOut: sum(({ out }) => (out ? 1 : 0)),
    ballsBowled: sum(({ ballsBowled }) => ballsBowled),
    runsConceded: sum(({ conceded }) => conceded),
    wickets: sum(({ wickets }) => wickets),
    maidens: sum(({ maidens }) => maidens),
    catches: sum(({ catches }) => catches),
    stumpings: sum(({ stumpings }) => stumpings),
    runOuts: sum(({ runOutsDirect, runOutsAssisted }) => runOutsDirect + runOutsAssisted),
  };
}
