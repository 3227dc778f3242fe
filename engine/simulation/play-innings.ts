import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { InningsFacts } from '../match/innings-facts.ts';
import { slotOfCell } from '../ratings/pool-rating.ts';
import { EASE, fillHitTable } from './ball-chances.ts';
import { chooseBowler, drawBattingOrder } from './batting-and-bowling-order.ts';
import { bowlerOffset, swapEnds, type Innings, type PaceCorrection } from './innings-in-play.ts';
import { playBall, setUrgency } from './play-ball.ts';
import { COUNT_OFFSETS, addToCount, COUNTS_PER_PLAYER } from './player-counts.ts';

/** Conditions of one simulation. */
interface Play {
  /** Runs to win, or null in a first innings. */
  readonly target: number | null;
  /** Ease of the day in standard deviations of days; the same for both innings. */
  readonly day: number;
}

/**
 * Simulates an innings from its plan's start: from the first ball, or from the state of a live match. Resets the
 * innings and adds to the players' counts. Ends when the balls are bowled, the wickets taken or the target is
 * reached. No bowler bowls two overs in a row or more than a fifth of the innings while others can; only the rest of an
 * over in progress may go to the bowler of the over before.
 */
export function playInnings(rng: RandomGenerator, innings: Innings, play: Play): void {
  const { plan } = innings;
  resetInnings(rng, innings, play);
  while (isInProgress(innings)) {
    const end = innings.balls + plan.ballsPerOver - (innings.balls % plan.ballsPerOver);
    while (innings.balls < end && isInProgress(innings)) playBall(rng, innings);
    endOver(innings, innings.balls === end);
    if (isInProgress(innings)) chooseBowler(rng, innings, innings.bowler);
  }
}

function isInProgress({ plan, balls, wickets, runs, target }: Innings): boolean {
  return balls < plan.balls && wickets < plan.maxWickets && runs < target;
}

/** Index of the step for zero ease, plus half a step, so that truncation rounds to the nearest step. */
const USUAL_STEP = 0.5 - EASE.lowest * EASE.steps;

/** Applies a pace correction to the innings, for all simulations from now on. */
export function applyPaceCorrection(
  innings: Innings,
  { runsPerBall, dayEaseSpread, ratios }: PaceCorrection,
): void {
  const { ease, easePerRun, hits, wide, extra } = innings.plan.chances;
  innings.dayEaseSpread = dayEaseSpread;
  innings.wicketRatio = ratios.wicket;
  ease.forEach((easier, cell) => {
    innings.ease[cell] = USUAL_STEP + easier + runsPerBall * (easePerRun[slotOfCell(cell)] ?? NaN);
  });
  wide.forEach((chance, slot) => {
    innings.wide[slot] = ratios.extra * chance;
    innings.extra[slot] = ratios.extra * (extra[slot] ?? NaN);
  });
  fillHitTable(hits, { dayEaseSpread, ratios: ratios.hits }, innings.hits);
}

/** Sets the innings to its plan's start, and draws the batting order and the first bowler. */
function resetInnings(rng: RandomGenerator, innings: Innings, { target, day }: Play): void {
  const { plan, order } = innings;
  const { start } = plan;
  innings.target = target ?? Number.POSITIVE_INFINITY;
  innings.dayEase = innings.dayEaseSpread * day;
  setUrgency(innings, 0);
  innings.runs = start.runs;
  innings.wickets = start.wickets;
  innings.balls = start.balls;
  innings.overFrom = start.balls;
  innings.conceded = innings.wides = innings.noballs = innings.legByes = 0;
  // Whole overs since the plan's start; `bowlerWeights` knows the earlier ones.
  innings.overs.fill(0);
  drawBattingOrder(rng, innings);
  // `order` has only batters still to bat; they fill up the crease first.
  innings.next = 2 - start.atCrease.length;
  innings.striker = start.atCrease[0] ?? order[0] ?? 0;
  innings.nonStriker = start.atCrease[1] ?? order[innings.next - 1] ?? 0;
  chooseBowler(rng, innings, -1);
}

/** Adds the over to the bowler's counts. Swaps ends unless the end of the innings cut the over short. */
function endOver(innings: Innings, isWhole: boolean): void {
  const { plan, counts, conceded, bowler } = innings;
  const from = bowlerOffset(innings);
  // A live match may start within an over, whose earlier balls are unknown.
  const isFromFirstBall = innings.overFrom % plan.ballsPerOver === 0;
  addToCount(counts, from + COUNT_OFFSETS.ballsBowled, innings.balls - innings.overFrom);
  addToCount(counts, from + COUNT_OFFSETS.conceded, conceded);
  innings.conceded = 0;
  innings.overFrom = innings.balls;
  if (!isWhole) return;
  if (conceded === 0 && isFromFirstBall) addToCount(counts, from + COUNT_OFFSETS.maidens, 1);
  innings.overs[bowler] = Math.min(plan.maxOvers, (innings.overs[bowler] ?? NaN) + 1);
  swapEnds(innings);
}

/**
 * Simulates one innings without a target and returns its totals. First resets the counts. `day` is in standard
 * deviations of days.
 */
export function simulateTotals(rng: RandomGenerator, innings: Innings, day: number): InningsFacts {
  innings.counts.fill(0);
  playInnings(rng, innings, { target: null, day });
  const { runs: total, wickets, balls, wides, noballs, legByes } = innings;
  return {
    total,
    wickets,
    deliveries: balls + wides + noballs,
    fours: sumCounts(innings, COUNT_OFFSETS.fours),
    sixes: sumCounts(innings, COUNT_OFFSETS.sixes),
    // A leg-bye is a dot of the bowler, but not a ball without a run.
    dots: sumCounts(innings, COUNT_OFFSETS.dots) - legByes,
    wides,
  };
}

/** Sum of one kind of count (an offset of `COUNT_OFFSETS`) over all players. */
function sumCounts({ counts }: Innings, offset: number): number {
  let sum = 0;
  for (let i = offset; i < counts.length; i += COUNTS_PER_PLAYER) sum += counts[i] ?? NaN;
  return sum;
}
