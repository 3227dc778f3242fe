import type { Standing } from '@gullylens/contract/http/matches/cricket-series';
import type { FeedMatch } from '../model/feed-match.ts';
import { calculateNetRunRates } from './net-run-rate.ts';

/** Points of a match, as in most leagues. */
const WIN_POINTS = 2;
const SHARED_POINTS = 1;

/** A row of a points table before its team is looked up in history. */
export type StandingRow = Omit<Standing, 'key'>;

/**
 * Builds a series' standings, best team first, from its completed matches. A tie, draw or no result shares the points;
 * a draw counts in `noResult`. Equal points are ordered by wins, then by net run rate. A match with an unknown result
 * or winner counts for neither team.
 */
export function buildStandings(matches: readonly FeedMatch[]): StandingRow[] {
  const table = new Map<string, StandingRow>();
  for (const match of matches) {
    if (match.phase !== 'completed') continue;
    for (const { name, shortName } of match.sides) {
      const row = table.get(name) ?? emptyRow(name, shortName);
      table.set(name, addResult(row, match));
    }
  }
  const rates = calculateNetRunRates(matches);
  return [...table.values()]
    .map((row) => ({ ...row, netRunRate: rates.get(row.team) ?? null }))
    .toSorted((a, b) => b.points - a.points || b.won - a.won || byRate(a, b) || a.team.localeCompare(b.team));
}

/** Below every net run rate, in runs an over. */
const UNKNOWN_RATE = -1_000;

/** Unknown rates come last. */
function byRate(a: StandingRow, b: StandingRow): number {
  return (b.netRunRate ?? UNKNOWN_RATE) - (a.netRunRate ?? UNKNOWN_RATE);
}

function emptyRow(team: string, shortname: string): StandingRow {
  return { team, shortname, played: 0, won: 0, lost: 0, tied: 0, noResult: 0, points: 0, netRunRate: null };
}

function addResult(row: StandingRow, { winner, result }: FeedMatch): StandingRow {
  const played = { ...row, played: row.played + 1 };
  if (winner === row.team) return { ...played, won: row.won + 1, points: row.points + WIN_POINTS };
  if (winner !== null) return { ...played, lost: row.lost + 1 };
  if (result === 'won' || result === 'unknown') return row;
  const shared = { ...played, points: row.points + SHARED_POINTS };
  return result === 'tied' ? { ...shared, tied: row.tied + 1 } : { ...shared, noResult: row.noResult + 1 };
}
