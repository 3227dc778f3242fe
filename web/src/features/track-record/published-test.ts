/**
 * Result of `npm run backtest -- --as-published` on 23 November 2026: men's T20 leagues from 2018 to 2023, learnt
 * from all earlier league matches and internationals. Shares are in percent. A claim needs a paired 95% interval
 * above zero (decisions 200 and 201).
 */
export const PUBLISHED_TEST = {
  matches: 3069,
  from: 2018,
  to: 2023,
  /** Share of the best possible points that the picked eleven reached. */
  eleven: { ours: 55.7, form: 54.5, selected: 53.6 },
  /** Share of the matches whose three highest included the captain. */
  captain: { ours: 23.1, form: 21.7, selected: 19.8 },
  /** Share of the players of the likely elevens who played. */
  played: 80,
  /** The named calls, in the IPL alone: shares of the top three, and points. */
  calls: { trump: 9.9, others: 6.7, flop: 39, favourites: 52 },
  /** Share of the named line-ups within the range that was given, in the IPL alone; 80 should be. */
  lineupsWithin: 61,
} as const;
