import type { Tally } from '@gullylens/engine/fantasy/tally';
import { totalPoints } from '@gullylens/engine/fantasy/total-points';
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
  const ambiguous = namedByBoth(match);
  const totals = totalPoints(match).filter(({ player }) => !ambiguous.has(player.id));
  return totals.map(({ player, team, tallies, battingPosition, points }) => ({
    matchId: match.id,
    playerId: player.id,
    team: keys.get(team) ?? team,
    playedOn,
    battingPosition,
    ...sumTallies(tallies),
    points2025: points['dream11-2025'],
    pointsClassic: points['dream11-classic'],
  }));
}

function namedByBoth({ teams, lineups }: MatchRecord): Set<string> {
  const [first, second] = teams.map((team) => new Set((lineups[team] ?? []).map(({ id }) => id)));
  return new Set([...(first ?? [])].filter((id) => second?.has(id)));
}

function sumTallies(tallies: readonly Tally[]) {
  const sum = {
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
  };
  for (const tally of tallies) {
    sum.runs += tally.runs;
    sum.ballsFaced += tally.balls;
    sum.fours += tally.fours;
    sum.sixes += tally.sixes;
    sum.timesOut += tally.out ? 1 : 0;
    sum.ballsBowled += tally.ballsBowled;
    sum.runsConceded += tally.conceded;
    sum.wickets += tally.wickets;
    sum.maidens += tally.maidens;
    sum.catches += tally.catches;
    sum.stumpings += tally.stumpings;
    sum.runOuts += tally.runOutsDirect + tally.runOutsAssisted;
  }
  return sum;
}
