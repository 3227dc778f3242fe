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
import { correctedInnings, paceCorrectionFor } from './pace-innings.ts';
import { playInnings, simulateTotals } from './play-innings.ts';
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
  readonly simulations: number;
  readonly ruleSet: RuleSetName;
}

/**
 * Simulates the rest of a limited-overs match many times, ball by ball: in the server's forecast and line-ups threads
 * and in the backtest. Batting order and bowlers are drawn from players' habits; outcomes depend on the stage of the
 * innings, wickets, both players, the day and the chase. The mean total of an innings matches `forecastTotal`, or
 * `forecastInnings` when it is in progress. Not for Tests. Equal generators give equal results.
 */
export function simulatePlayers(rng: RandomGenerator, rated: FixtureFeatures, request: SimulationRequest) {
  const setup = prepareSimulation(rng, rated, request);
  const { counts, before, named, fresh, current } = setup;
  const { simulations, live } = request;
  const points = new Float32Array(simulations * named.length);
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    counts.set(before);
    // Before the toss each team bats first in half of the simulations.
    const batting = live?.now.batting ?? rated.fixture.battingFirst ?? (simulation % 2 === 0 ? 0 : 1);
    const [first, second] = [current ?? fresh[batting], fresh[otherSide(batting)]];
    const day = drawNormal(rng);
    playInnings(rng, first, { target: live?.target ?? null, day });
    if (!live || live.target === null) playInnings(rng, second, { target: first.runs + 1, day });
    scorePlayers(setup, points.subarray(simulation * named.length, (simulation + 1) * named.length));
  }
  counts.set(before);
  const earned = new Float32Array(named.length);
  scorePlayers(setup, earned);
  return {
    /** Points earned so far, in the order of the samples. */
    earned: [...earned],
    /**
     * Points at the end of the match, including earned ones; players in the order of `rated.sides`, first team first.
     */
    samples: { players: named.length, simulations, points },
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
    /** Each team's innings from its first ball, by index of the batting team. */
    fresh: [
      correctedInnings(plans[0], counts, paces[0]),
      correctedInnings(plans[1], counts, paces[1]),
    ] as const,
    /** The innings in progress; undefined before the first ball. */
    current:
      current && correctedInnings(current, counts, paceCorrectionFor(rng, current, paces[live.now.batting])),
    /** Indexes of the fixture's players in the list of both teams, which also has players who fill up a short team. */
    named: Int32Array.from([
      ...range(sides[0].named),
      ...range(sides[1].named).map((index) => sides[0].size + index),
    ]),
    isBowler: sides.flatMap((side) => side.isBowler),
    /** Counts of all players when the simulations start. */
    before,
    /** Counts that the innings of `fresh` and `current` change. */
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
 * Simulates the first innings of a limited-overs fixture `simulations` times, for the backtest; `batting` is the index
 * of the batting team.
 */
export function simulateFirstInnings(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  { batting, simulations }: { readonly batting: 0 | 1; readonly simulations: number },
): InningsFacts[] {
  const sides = [simulatedSide(rated, 0), simulatedSide(rated, 1)] as const;
  const counts = new Int32Array(COUNTS_PER_PLAYER * (sides[0].size + sides[1].size));
  const plan = planInnings(rated, sides, startOfInnings(batting), ballChances(rated));
  const innings = correctedInnings(plan, counts, paceCorrectionFor(rng, plan, null));
  return Array.from({ length: simulations }, () => simulateTotals(rng, innings, drawNormal(rng)));
}
