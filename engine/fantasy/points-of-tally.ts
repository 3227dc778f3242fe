import type { RuleTable } from './rule-table.ts';
import { bandPoints, stepPoints } from './rule-table.ts';
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

/** The lines that one innings earns, without those worth nothing. `bowler` is spared ducks and strike rates. */
export function pointsOfTally(tally: Tally, rules: RuleTable, bowler: boolean): PointsLine[] {
  return [
    ...battingLines(tally, rules, bowler),
    ...bowlingLines(tally, rules),
    ...fieldingLines(tally, rules),
  ].filter((line) => line.points !== 0);
}

function battingLines(tally: Tally, rules: RuleTable, bowler: boolean): PointsLine[] {
  const rate = tally.balls === 0 ? 0 : (100 * tally.runs) / tally.balls;
  const rated = rules.strikeRate !== null && !bowler && tally.balls >= rules.strikeRate.minBalls;
  const duck = tally.out && tally.runs === 0 && !bowler;
  return [
    each('runs', tally.runs, rules.run),
    each('fours', tally.fours, rules.fourBonus),
    each('sixes', tally.sixes, rules.sixBonus),
    { for: 'runs milestone', count: tally.runs, points: stepPoints(rules.milestones, tally.runs) },
    {
      for: 'strike rate',
      count: rate,
      points: rated && rules.strikeRate ? bandPoints(rules.strikeRate, rate) : 0,
    },
    each('duck', duck ? 1 : 0, rules.duck),
  ];
}

function bowlingLines(tally: Tally, rules: RuleTable): PointsLine[] {
  const rate = tally.ballsBowled === 0 ? 0 : (6 * tally.conceded) / tally.ballsBowled;
  const rated = rules.economy !== null && tally.ballsBowled >= rules.economy.minBalls;
  const dots = rules.dots ? Math.floor(tally.dots / rules.dots.every) * rules.dots.points : 0;
  return [
    each('wickets', tally.wickets, rules.wicket),
    each('lbw or bowled', tally.lbwOrBowled, rules.lbwOrBowled),
    { for: 'wicket haul', count: tally.wickets, points: stepPoints(rules.hauls, tally.wickets) },
    each('maidens', tally.maidens, rules.maiden),
    { for: 'dot balls', count: tally.dots, points: dots },
    { for: 'economy', count: rate, points: rated && rules.economy ? bandPoints(rules.economy, rate) : 0 },
  ];
}

function fieldingLines(tally: Tally, rules: RuleTable): PointsLine[] {
  return [
    each('catches', tally.catches, rules.catch),
    each('stumpings', tally.stumpings, rules.stumping),
    each('direct run-outs', tally.runOutsDirect, rules.runOutDirect),
    each('assisted run-outs', tally.runOutsAssisted, rules.runOutAssisted),
  ];
}

function each(what: PointsFor, count: number, points: number): PointsLine {
  return { for: what, count, points: count * points };
}
