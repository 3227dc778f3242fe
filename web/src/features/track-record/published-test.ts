/**
 * Result of `npm run backtest -- --as-published` on 24 November 2026: men's T20 leagues from 2018 to 2023, learnt
 * from all earlier league matches and internationals. Shares are in percent. A claim needs a paired 95% interval
 * above zero (decisions 201 and 229).
 */
export const PUBLISHED_TEST = {
  matches: 3069,
  from: 2018,
  to: 2023,
  /** Share of the best possible points that the picked eleven reached. */
  eleven: { ours: 58.4, form: 56.6, selected: 55.5 },
  /** Share of the matches whose three highest included the captain. */
  captain: { ours: 23.5, form: 22.3, selected: 20.6 },
  /** Share of the players of the likely elevens who played. */
  played: 83,
  /** The named calls: shares of the top three, and points. */
  calls: { trump: 12.0, others: 7.5, flop: 40, favourites: 52 },
  /**
   * The named teams, on every fortieth match: shares of the best possible points, and how many of them were within the
   * range that was given; 80 should be.
   */
  teams: { matches: 74, safe: 59.0, balanced: 58.7, risky: 55.2, selected: 54.8, within: 82 },
} as const;
