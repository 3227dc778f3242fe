import type { Tally } from '@gullylens/engine/match/tally';
import { type PlayerTotal, totalPoints } from '@gullylens/engine/fantasy/score-players';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { historyPlayerMatches } from '../store/tables.ts';

type PlayerMatchRow = typeof historyPlayerMatches.$inferInsert;

/**
 * What each player named for a match did in it, with the points under both rule sets. `keys`: team name to team key.
 * Players of the two teams with the same name have no row, because the balls cannot tell them apart.
 */
export function playerMatchRows(
  match: MatchRecord,
  { playedOn, keys }: { readonly playedOn: string; readonly keys: ReadonlyMap<string, string> },
): PlayerMatchRow[] {
  const ambiguous = namedByBoth(match);
  const totals = totalPoints(match).filter(({ player }) => !ambiguous.has(player.id));
  return totals.map((total) => {
    const row = emptyRow(total, { matchId: match.id, playedOn, team: keys.get(total.team) ?? total.team });
    for (const tally of total.tallies) addTo(row, tally);
    return row;
  });
}

function namedByBoth({ teams, lineups }: MatchRecord): Set<string> {
  const [first, second] = teams.map((team) => new Set((lineups[team] ?? []).map(({ id }) => id)));
  return new Set([...(first ?? [])].filter((id) => second?.has(id)));
}

/** Assigns single fields: object spread took half of an import's CPU time. */
function emptyRow(
  { player, battingPosition, points }: PlayerTotal,
  context: Pick<PlayerMatchRow, 'matchId' | 'team' | 'playedOn'>,
) {
  return {
    matchId: context.matchId,
    playerId: player.id,
    team: context.team,
    playedOn: context.playedOn,
    battingPosition,
    runs: 0,
    ballsFaced: 0,
    fours: 0,
    sixes: 0,
    timesOut: 0,
    ballsBowled: 0,
    runsConceded: 0,
    wickets: 0,
    maidens: 0,
    catches: 0,
    stumpings: 0,
    runOuts: 0,
    points2025: points['dream11-2025'],
    pointsClassic: points['dream11-classic'],
  };
}

function addTo(row: ReturnType<typeof emptyRow>, tally: Tally): void {
  row.runs += tally.runs;
  row.ballsFaced += tally.balls;
  row.fours += tally.fours;
  row.sixes += tally.sixes;
  row.timesOut += tally.out ? 1 : 0;
  row.ballsBowled += tally.ballsBowled;
  row.runsConceded += tally.conceded;
  row.wickets += tally.wickets;
  row.maidens += tally.maidens;
  row.catches += tally.catches;
  row.stumpings += tally.stumpings;
  row.runOuts += tally.runOutsDirect + tally.runOutsAssisted;
}
