/** What one player did in one innings, as far as points are concerned. */
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

/** Both together, as of one innings. */
export function addTally(a: Readonly<Tally>, b: Readonly<Tally>): Tally {
  return {
    batted: a.batted || b.batted,
    out: a.out || b.out,
    runs: a.runs + b.runs,
    balls: a.balls + b.balls,
    fours: a.fours + b.fours,
    sixes: a.sixes + b.sixes,
    ballsBowled: a.ballsBowled + b.ballsBowled,
    conceded: a.conceded + b.conceded,
    wickets: a.wickets + b.wickets,
    lbwOrBowled: a.lbwOrBowled + b.lbwOrBowled,
    dots: a.dots + b.dots,
    maidens: a.maidens + b.maidens,
    catches: a.catches + b.catches,
    stumpings: a.stumpings + b.stumpings,
    runOutsDirect: a.runOutsDirect + b.runOutsDirect,
    runOutsAssisted: a.runOutsAssisted + b.runOutsAssisted,
  };
}
