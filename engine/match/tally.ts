/**
 * Counts of one player in one innings. Batting: runs off the bat, balls faced (no wides), boundaries hit. Bowling:
 * legal balls, runs charged (`conceded`), wickets credited, dot balls. Fielding: dismissals helped with.
 */
const NO_COUNTS = {
  runs: 0,
  balls: 0,
  fours: 0,
  sixes: 0,
  ballsBowled: 0,
  conceded: 0,
  wickets: 0,
  lbwOrBowled: 0,
  dots: 0,
  maidens: 0,
  catches: 0,
  stumpings: 0,
  runOutsDirect: 0,
  runOutsAssisted: 0,
};

/**
 * What one player did in one innings: the basis of scorecards and fantasy points. Counted from balls of archives, or
 * from the live scorecard of the feed.
 */
export type Tally = {
  /** Has come in to bat, even without facing a ball. */
  batted: boolean;
  out: boolean;
} & typeof NO_COUNTS;

/** The tally of a player who has not taken part yet. */
export function emptyTally(): Tally {
  return { batted: false, out: false, ...NO_COUNTS };
}

const COUNTS = Object.keys(NO_COUNTS) as (keyof typeof NO_COUNTS)[];

/** The sum of two tallies. */
export function addTally(a: Readonly<Tally>, b: Readonly<Tally>): Tally {
  const sum = { ...a, batted: a.batted || b.batted, out: a.out || b.out };
  for (const count of COUNTS) sum[count] += b[count];
  return sum;
}
