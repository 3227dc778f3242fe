/**
 * Results of `npm run backtest -- --as-published` on 26 November 2026, copied by hand. It forecast men's T20 league
 * matches of 2018 to 2023 and learnt from all earlier league matches and internationals. Shares are in percent. A claim
 * needs a paired 95% interval above zero (decisions 201 and 279).
 * The named teams are of 24 November (decision 229).
 */
export const PUBLISHED_TEST = {
  matches: 3069,
  from: 2018,
  to: 2023,
  /**
   * Share of the best possible points that an eleven reached: ours, one by recent form, and one of the most picked
   * players.
   */
  eleven: { ours: 58.3, form: 56.5, selected: 55.5 },
  /** Share of the matches in which the captain was among the three with the most points. */
  captain: { ours: 23.5, form: 22.3, selected: 20.6 },
  /** Share of the players of the likely elevens who played. */
  played: 83,
  /**
   * Trump players and others outside the favourites: shares among the three with the most points. Flop players and
   * other favourites: average points.
   */
  calls: { trump: 12.0, others: 7.5, flop: 40, favourites: 52 },
  /**
   * The three GL teams and one of the most picked players, on every fortieth match: shares of the best possible points.
   * `within`: share of the teams within their stated range; 80 are expected.
   */
  teams: { matches: 74, safe: 59.0, balanced: 58.7, risky: 55.2, selected: 54.8, within: 82 },
} as const;
