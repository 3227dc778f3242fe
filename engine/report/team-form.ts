/** One match of a team; neither won nor lost means a tie, a draw or no result. */
export interface TeamResult {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly won: boolean;
  readonly lost: boolean;
}

/**
 * Summarises a team's latest matches (five by default), for drafts of analyses and the server's match previews.
 * `results` may be in any order.
 */
export function summariseForm(results: readonly TeamResult[], latest = 5) {
  const last = results.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, latest);
  return {
    wins: last.filter((result) => result.won).length,
    losses: last.filter((result) => result.lost).length,
    /** `W`, `L` or `N` (no result, tie or draw) for each match, latest first. */
    form: last.map(({ won, lost }) => (won ? 'W' : lost ? 'L' : 'N')).join(''),
  };
}
