import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { RULE_SETS, type RuleSetName } from '../fantasy/rule-sets.ts';
import { emptyTally, type Tally } from '../match/tally.ts';
import { type InningsNow, startOfInnings } from '../forecast/forecast-total.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { drawNormal } from '../statistics/random-draws.ts';
import { ballChances } from './ball-chances.ts';
import { countPoints, pointsTable } from './count-points.ts';
import { planInnings } from './innings-plan.ts';
import { playWithPaceCorrection, paceCorrectionFor } from './pace-innings.ts';
import { factsOfPlay, playInnings } from './play-innings.ts';
import { type SimulatedSide, simulatedSide } from './simulated-side.ts';
import { tallyCounts, COUNTS_PER_PLAYER } from './player-counts.ts';

/** State of a limited-overs match in progress, as far as the rest depends on it. */
export interface LiveMatch {
  /** The innings in progress, or about to begin. */
  readonly now: InningsNow;
  /** Runs to win; null in the first innings. */
  readonly target: number | null;
  /** Tally of each player in the match so far, by id; players without one may be left out. */
  readonly tallies: ReadonlyMap<string, Readonly<Tally>>;
}

interface SimulationRequest {
  /** Left out before the first ball. */
  readonly live?: LiveMatch | undefined;
  readonly runs: number;
  readonly ruleSet: RuleSetName;
}

/**
 * Simulates the rest of a limited-overs match many times, ball by ball: in the server's forecast and line-ups threads
 * and in the backtest. Batting order and bowlers are drawn from players' habits; outcomes depend on the stage of the
 * innings, wickets, both players, the day and the chase. The mean total matches `forecastTotal` and
 * `forecastInnings`. Not for Tests. Equal generators give equal results.
 */
export function simulatePlayers(rng: RandomGenerator, rated: FixtureFeatures, request: SimulationRequest) {
  const setup = prepareSimulation(rng, rated, request);
  const { counts, before, named, fresh, current } = setup;
  const { runs, live } = request;
  const points = new Float32Array(runs * named.length);
  for (let run = 0; run < runs; run += 1) {
    counts.set(before);
    const batting = live?.now.batting ?? rated.fixture.battingFirst ?? (run % 2 === 0 ? 0 : 1);
    const [first, second] = [current ?? fresh[batting], fresh[otherSide(batting)]];
    const day = drawNormal(rng);
    playInnings(rng, first, { target: live?.target ?? null, day });
    if (!live || live.target === null) playInnings(rng, second, { target: first.runs + 1, day });
    scorePlayers(setup, points.subarray(run * named.length, (run + 1) * named.length));
  }
  counts.set(before);
  const earned = new Float32Array(named.length);
  scorePlayers(setup, earned);
  return {
    /** Points earned so far, in the order of the samples. */
    earned: [...earned],
    /** Points at the end of the match, including earned ones; players in the order of `rated.sides`, first team first. */
    samples: { players: named.length, simulations: runs, points },
  };
}

type Setup = Readonly<ReturnType<typeof prepareSimulation>>;

function prepareSimulation(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  { live, ruleSet }: SimulationRequest,
) {
  const sides = [simulatedSide(rated, 0), simulatedSide(rated, 1)] as const;
  const before = tallyCounts(
    rated.sides.flatMap(({ players }, side) => tallies(players, sides[side === 0 ? 0 : 1], live)),
  );
  const counts = before.slice();
  const chances = ballChances(rated);
  const plan = (now: InningsNow) => planInnings(rated, sides, now, chances);
  const plans = [plan(startOfInnings(0)), plan(startOfInnings(1))] as const;
  const paces = [paceCorrectionFor(rng, plans[0], null), paceCorrectionFor(rng, plans[1], null)] as const;
  const current = live && plan(live.now);
  return {
    table: pointsTable(RULE_SETS[ruleSet][rated.fixture.format]),
    /** An innings from its first ball, by batting team; `current` is the one in progress. */
    fresh: [
      playWithPaceCorrection(plans[0], counts, paces[0]),
      playWithPaceCorrection(plans[1], counts, paces[1]),
    ] as const,
    current:
      current &&
      playWithPaceCorrection(current, counts, paceCorrectionFor(rng, current, paces[live.now.batting])),
    /** Indexes of the fixture's players in the list of both teams, which includes substitutes for missing players. */
    named: Int32Array.from([
      ...range(sides[0].named),
      ...range(sides[1].named).map((index) => sides[0].size + index),
    ]),
    isBowler: sides.flatMap((side) => side.isBowler),
    /** Counts before this run, and during it. */
    before,
    counts,
  };
}

function tallies(
  players: readonly { readonly id: string }[],
  side: SimulatedSide,
  live?: LiveMatch,
): Tally[] {
  return range(side.size).map((index) => ({
    ...emptyTally(),
    ...live?.tallies.get(players[index]?.id ?? ''),
  }));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

function scorePlayers({ table, counts, named, isBowler }: Setup, into: Float32Array): void {
  named.forEach((player, i) => {
    into[i] = countPoints(table, counts, { player, isBowler: isBowler[player] ?? false });
  });
}

/**
 * Totals, wickets and boundaries of `runs` simulated first innings of a limited-overs fixture; `batting` is the index
 * of the team.
 */
export function simulateFirstInnings(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  { batting, runs }: { readonly batting: 0 | 1; readonly runs: number },
): InningsFacts[] {
  const sides = [simulatedSide(rated, 0), simulatedSide(rated, 1)] as const;
  const counts = new Int32Array(COUNTS_PER_PLAYER * (sides[0].size + sides[1].size));
  const plan = planInnings(rated, sides, startOfInnings(batting), ballChances(rated));
  const innings = playWithPaceCorrection(plan, counts, paceCorrectionFor(rng, plan, null));
  return Array.from({ length: runs }, () => factsOfPlay(rng, innings, drawNormal(rng)));
}
