import { bandPoints, type RuleTable, stepPoints } from './rule-table.ts';
import type { Tally } from './tally.ts';

export type PointsFor =
  | 'playing'
  | 'runs'
  | 'fours'
  | 'sixes'
  | 'runs milestone'
  | 'strike rate'
  | 'duck'
  | 'wickets'
  | 'lbw or bowled'
  | 'wicket haul'
  | 'maidens'
  | 'dot balls'
  | 'economy'
  | 'catches'
  | 'three catches'
  | 'stumpings'
  | 'direct run-outs'
  | 'assisted run-outs';

export interface PointsLine {
  readonly for: PointsFor;
  /** How many of them: runs, wickets, dot balls; for a rate the rate itself. */
  readonly count: number;
  readonly points: number;
}

/** Is told of one thing that earned points; also of those that earned none. */
export type Earn = (what: PointsFor, count: number, points: number) => void;

/** The lines that one innings earns, without those worth nothing. `bowler` is spared ducks and strike rates. */
export function pointsOfTally(tally: Tally, rules: RuleTable, bowler: boolean): PointsLine[] {
  const lines: PointsLine[] = [];
  earnPoints(tally, rules, {
    bowler,
    earn: (what, count, points) => {
      if (points !== 0) lines.push({ for: what, count, points });
    },
  });
  return lines;
}

/** Tells `earn` of everything that an innings earns, in the order of the scorecard: nothing is made on the way. */
export function earnPoints(
  tally: Tally,
  rules: RuleTable,
  { bowler, earn }: { readonly bowler: boolean; readonly earn: Earn },
): void {
  earnBatting(tally, rules, { bowler, earn });
  earnBowling(tally, rules, earn);
  earn('catches', tally.catches, tally.catches * rules.catch);
  earn('stumpings', tally.stumpings, tally.stumpings * rules.stumping);
  earn('direct run-outs', tally.runOutsDirect, tally.runOutsDirect * rules.runOutDirect);
  earn('assisted run-outs', tally.runOutsAssisted, tally.runOutsAssisted * rules.runOutAssisted);
}

function earnBatting(
  tally: Tally,
  rules: RuleTable,
  { bowler, earn }: { readonly bowler: boolean; readonly earn: Earn },
): void {
  earn('runs', tally.runs, tally.runs * rules.run);
  earn('fours', tally.fours, tally.fours * rules.fourBonus);
  earn('sixes', tally.sixes, tally.sixes * rules.sixBonus);
  earn('runs milestone', tally.runs, stepPoints(rules.milestones, tally.runs));
  if (bowler) return;
  const rate = tally.balls === 0 ? 0 : (100 * tally.runs) / tally.balls;
  const rated = rules.strikeRate !== null && tally.balls >= rules.strikeRate.minBalls;
  earn('strike rate', rate, rated && rules.strikeRate ? bandPoints(rules.strikeRate, rate) : 0);
  const duck = tally.out && tally.runs === 0 ? 1 : 0;
  earn('duck', duck, duck * rules.duck);
}

function earnBowling(tally: Tally, rules: RuleTable, earn: Earn): void {
  const rate = tally.ballsBowled === 0 ? 0 : (6 * tally.conceded) / tally.ballsBowled;
  const rated = rules.economy !== null && tally.ballsBowled >= rules.economy.minBalls;
  earn('wickets', tally.wickets, tally.wickets * rules.wicket);
  earn('lbw or bowled', tally.lbwOrBowled, tally.lbwOrBowled * rules.lbwOrBowled);
  earn('wicket haul', tally.wickets, stepPoints(rules.hauls, tally.wickets));
  earn('maidens', tally.maidens, tally.maidens * rules.maiden);
  earn(
    'dot balls',
    tally.dots,
    rules.dots ? Math.floor(tally.dots / rules.dots.every) * rules.dots.points : 0,
  );
  earn('economy', rate, rated && rules.economy ? bandPoints(rules.economy, rate) : 0);
}
