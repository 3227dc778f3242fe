/** What one player did in one innings, for points; counts of runs, balls and so on. */
export interface Tally {
  batted: boolean;
  out: boolean;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  ballsBowled: number;
  conceded: number;
  wickets: number;
  lbwOrBowled: number;
  dots: number;
  maidens: number;
  catches: number;
  stumpings: number;
  runOutsDirect: number;
  runOutsAssisted: number;
}

export function emptyTally(): Tally {
  return {
    batted: false,
    out: false,
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
}

const COUNTS = [
  ...(['runs', 'balls', 'fours', 'sixes', 'ballsBowled', 'conceded', 'wickets', 'lbwOrBowled'] as const),
  ...(['dots', 'maidens', 'catches', 'stumpings', 'runOutsDirect', 'runOutsAssisted'] as const),
];

/** The sum of two tallies. */
export function addTally(a: Readonly<Tally>, b: Readonly<Tally>): Tally {
  const sum = { ...a, batted: a.batted || b.batted, out: a.out || b.out };
  for (const count of COUNTS) sum[count] += b[count];
  return sum;
}
