import type { Standing } from '@gullylens/contract/http/cricket-series';
import type { MatchSummary } from '@gullylens/contract/http/match';

const WIN_POINTS = 2;
const SHARED_POINTS = 1;

/** A row of the table, without our page of its team. */
export type TeamResults = Omit<Standing, 'key'>;

/**
 * The table of a series from its completed matches: two points for a win, one each for a tie or no result. A match
 * whose result the vendor never told counts for nobody.
 */
export function tabulateResults(matches: readonly MatchSummary[]): TeamResults[] {
  const table = new Map<string, TeamResults>();
  for (const match of matches) {
    if (match.phase !== 'completed') continue;
    for (const { name, shortname } of match.teamInfo) {
      const row = table.get(name) ?? emptyRow(name, shortname);
      table.set(name, addResult(row, match));
    }
  }
  return [...table.values()].toSorted(
    (a, b) => b.points - a.points || b.won - a.won || a.team.localeCompare(b.team),
  );
}

function emptyRow(team: string, shortname: string): TeamResults {
  return { team, shortname, played: 0, won: 0, lost: 0, tied: 0, noResult: 0, points: 0 };
}

function addResult(row: TeamResults, match: MatchSummary): TeamResults {
  const played = { ...row, played: row.played + 1 };
  if (match.winner === row.team) return { ...played, won: row.won + 1, points: row.points + WIN_POINTS };
  if (match.winner !== null) return { ...played, lost: row.lost + 1 };
  const words = match.status.toLowerCase();
  if (/\btied?\b/.test(words)) return { ...played, tied: row.tied + 1, points: row.points + SHARED_POINTS };
  if (/no result|abandon|cancel|drawn/.test(words)) {
    return { ...played, noResult: row.noResult + 1, points: row.points + SHARED_POINTS };
  }
  return row;
}
