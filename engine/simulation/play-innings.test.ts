import { describe, expect, it } from 'vitest';
import { startOfInnings } from '../forecast/forecast-total.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { makeMatch } from '../testing/make-match.ts';
import { ballChances } from './ball-chances.ts';
import { makeInnings } from './innings-in-play.ts';
import { planInnings } from './innings-plan.ts';
import { paceCorrectionFor } from './pace-innings.ts';
import { playInnings, applyPaceCorrection } from './play-innings.ts';
import { simulatedSide } from './simulated-side.ts';
import { COUNT_OFFSETS, COUNTS_PER_PLAYER } from './player-counts.ts';
import { UNCHANGED } from './shape-ratios.ts';
import { takeWicket } from './take-wicket.ts';

const rated = fixtureFeatures(createRatings('dream11-2025'), fixtureOf(makeMatch()));
const sides = [simulatedSide(rated, 0), simulatedSide(rated, 1)] as const;
const PLAYERS = sides[0].size + sides[1].size;
/** A share that draws a run-out from `DISMISSALS`. */
const RUN_OUT = 0.9;

function fresh() {
  const plan = planInnings(rated, sides, startOfInnings(0), ballChances(rated));
  const innings = makeInnings(plan, new Int32Array(COUNTS_PER_PLAYER * PLAYERS));
  applyPaceCorrection(innings, { runsPerBall: 0, dayEaseSpread: 0.15, ratios: UNCHANGED });
  return innings;
}

function sumOf({ counts }: ReturnType<typeof fresh>, at: number): number {
  return Array.from({ length: PLAYERS }, (_, player) => counts[COUNTS_PER_PLAYER * player + at] ?? 0).reduce(
    (sum, own) => sum + own,
  );
}

describe('playInnings', () => {
  it('counts every ball and run once for a batter and once for a bowler', () => {
    const rng = createGenerator(1);
    for (let run = 0; run < 200; run += 1) {
      const innings = fresh();
      playInnings(rng, innings, { target: run % 2 === 0 ? null : 150, day: 0 });
      expect(sumOf(innings, COUNT_OFFSETS.ballsBowled)).toBe(innings.balls);
      expect(sumOf(innings, COUNT_OFFSETS.balls)).toBe(innings.balls + innings.noballs);
      expect(sumOf(innings, COUNT_OFFSETS.out)).toBe(innings.wickets);
      const conceded = sumOf(innings, COUNT_OFFSETS.conceded);
      expect(conceded).toBeGreaterThanOrEqual(
        sumOf(innings, COUNT_OFFSETS.runs) + innings.wides + innings.noballs,
      );
      expect(innings.runs - conceded).toBeGreaterThanOrEqual(innings.legByes);
      expect(innings.runs - conceded).toBeLessThanOrEqual(4 * innings.legByes);
    }
  });

  it('gives no maiden for the rest of an over whose earlier balls are unknown', () => {
    const rng = createGenerator(3);
    const start = { ...startOfInnings(0), legalBalls: 119 };
    const innings = makeInnings(
      planInnings(rated, sides, start, ballChances(rated)),
      new Int32Array(COUNTS_PER_PLAYER * PLAYERS),
    );
    applyPaceCorrection(innings, { runsPerBall: 0, dayEaseSpread: 0.15, ratios: UNCHANGED });
    for (let run = 0; run < 100; run += 1) playInnings(rng, innings, { target: null, day: 0 });
    expect(sumOf(innings, COUNT_OFFSETS.dots)).toBeGreaterThan(0);
    expect(sumOf(innings, COUNT_OFFSETS.maidens)).toBe(0);
  });

  it('limits each bowler to a fifth of the innings', () => {
    const rng = createGenerator(2);
    for (let run = 0; run < 50; run += 1) {
      const innings = fresh();
      playInnings(rng, innings, { target: null, day: 0 });
      for (let at: number = COUNT_OFFSETS.ballsBowled; at < innings.counts.length; at += COUNTS_PER_PLAYER) {
        expect(innings.counts[at]).toBeLessThanOrEqual(24);
      }
    }
  });
});

describe('an innings in progress', () => {
  it('has no pace correction when no ball is left', () => {
    const whole = { runsPerBall: 0.3, dayEaseSpread: 0.2, ratios: UNCHANGED };
    const plan = planInnings(rated, sides, { ...startOfInnings(0), legalBalls: 120 }, ballChances(rated));
    expect(paceCorrectionFor(createGenerator(1), plan, whole)).toEqual({
      ...whole,
      runsPerBall: 0,
    });
  });

  it('ends with the target, the last ball or the last wicket', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const innings = fresh();
      playInnings(createGenerator(seed), innings, { target: 140, day: 0 });
      const { runs, balls, wickets } = innings;
      expect([runs >= 140, balls === 120, wickets === 10]).toContain(true);
      expect([runs < 147, balls <= 120, wickets <= 10]).toEqual([true, true, true]);
    }
  });
});

describe('takeWicket', () => {
  it('counts a run-out as a dot ball, unless a run was completed', () => {
    const rng = createGenerator(3);
    const seen = { dots: 0, runs: 0 };
    for (let run = 0; run < 300; run += 1) {
      const innings = fresh();
      playInnings(rng, innings, { target: 1, day: 0 });
      const before = { dots: sumOf(innings, COUNT_OFFSETS.dots), runs: innings.runs };
      takeWicket(rng, innings, RUN_OUT);
      const [dots, runs] = [sumOf(innings, COUNT_OFFSETS.dots) - before.dots, innings.runs - before.runs];
      expect(dots + runs).toBe(1);
      seen.dots += dots;
      seen.runs += runs;
    }
    expect(Math.min(seen.dots, seen.runs)).toBeGreaterThan(60);
  });
});
