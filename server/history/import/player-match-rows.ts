import type { Tally } from '@gullylens/engine/match/tally';
import { totalPoints } from '@gullylens/engine/fantasy/score-players';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { historyPlayerMatches } from '../store/tables.ts';

type PlayerMatchRow = typeof historyPlayerMatches.$inferInsert;

/**
 * Builds a row for each player named for a match, with the points under both rule sets, for the import and the
 * backtest. `keys`: team name to team key. Opponents with the same name share an id, because Cricsheet's registry is by
 * name; they have no row, because their balls cannot be distinguished.
 */
export function playerMatchRows(
  match: MatchRecord,
  { playedOn, keys }: { readonly playedOn: string; readonly keys: ReadonlyMap<string, string> },
): PlayerMatchRow[] {
  const ambiguous = namedByBoth(match);
  const totals = totalPoints(match).filter(({ player }) => !ambiguous.has(player.id));
  return totals.map(({ player, team, battingPosition, tallies, points }) => {
    const sum = (valueOf: (tally: Tally) => number) =>
      tallies.reduce((total, tally) => total + valueOf(tally), 0);
    return {
      matchId: match.id,
      playerId: player.id,
      team: keys.get(team) ?? team,
      playedOn,
      battingPosition,
      runs: sum((tally) => tally.runs),
      ballsFaced: sum((tally) => tally.balls),
      fours: sum((tally) => tally.fours),
      sixes: sum((tally) => tally.sixes),
      timesOut: sum((tally) => (tally.out ? 1 : 0)),
      ballsBowled: sum((tally) => tally.ballsBowled),
      runsConceded: sum((tally) => tally.conceded),
      wickets: sum((tally) => tally.wickets),
      maidens: sum((tally) => tally.maidens),
      catches: sum((tally) => tally.catches),
      stumpings: sum((tally) => tally.stumpings),
      runOuts: sum((tally) => tally.runOutsDirect + tally.runOutsAssisted),
      points2025: points['dream11-2025'],
      pointsClassic: points['dream11-classic'],
    };
  });
}

function namedByBoth({ teams, lineups }: MatchRecord): Set<string> {
  const [first, second] = teams.map((team) => new Set((lineups[team] ?? []).map(({ id }) => id)));
  return new Set([...(first ?? [])].filter((id) => second?.has(id)));
}
