import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { RULE_SETS, type RuleSetName } from '../fantasy/rule-sets.ts';
import { emptyTally, type Tally } from '../fantasy/tally.ts';
import type { InningsNow } from '../forecast/forecast-total.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { drawNormal } from '../statistics/random-draws.ts';
import { ballChances } from './ball-chances.ts';
import { countPoints, pointsTable } from './count-points.ts';
import type { Innings } from './innings-in-play.ts';
import { planInnings } from './innings-plan.ts';
import { type LiveMatch, NOT_STARTED, openingOf } from './live-match.ts';
import { playWithPaceCorrection, paceCorrectionFor } from './pace-innings.ts';
import { factsOfPlay, playInnings } from './play-innings.ts';
import { type SimulatedSide, simulatedSide } from './simulated-side.ts';
import { tallyCounts, WIDTH } from './run-counts.ts';

interface SimulationRequest {
  /** Current state; default is before the first ball. */
  readonly live?: LiveMatch;
  readonly runs: number;
  readonly ruleSet: RuleSetName;
}

/**
 * Simulates the rest of a limited-overs match `runs` times, ball by ball. Batting order and bowlers are drawn from players' habits;
 * outcomes depend on slot, wickets, both players, day and chase. The mean total matches `forecastTotal` and `forecastInnings`. Not for
 * Tests. Equal generators give equal results.
 */
export function simulatePlayers(rng: RandomGenerator, view: FixtureFeatures, order: SimulationRequest) {
  const scene = setScene(rng, view, order);
  const { counts, before, named, fresh, live } = scene;
  const { runs } = order;
  const points = new Float32Array(runs * named.length);
  const totals = [new Float32Array(runs), new Float32Array(runs)] as const;
  let won = 0;
  for (let run = 0; run < runs; run += 1) {
    counts.set(before);
    const batting = live.now?.batting ?? view.fixture.battingFirst ?? (run % 2 === 0 ? 0 : 1);
    playRest(rng, scene, { first: scene.current ?? fresh[batting], second: fresh[otherSide(batting)] });
    totals[0][run] = scene.ended[0];
    totals[1][run] = scene.ended[1];
    const chased = Math.sign(scene.ended[1] - scene.ended[0]);
    won += 0.5 + (firstBatted(live, batting) === 0 ? -chased : chased) / 2;
    scorePlayers(scene, points.subarray(run * named.length, (run + 1) * named.length));
  }
  counts.set(before);
  const earned = new Float32Array(named.length);
  scorePlayers(scene, earned);
  return {
    /** Points earned so far, in the order of the samples. */
    earned: [...earned],
    /** Points at the end of the match, including earned ones; players in the order of `view.sides`, first team first. */
    samples: { players: named.length, runs, points },
    /** Share of the runs, 0 to 1, that the first team won; ties count half. */
    winChance: won / runs,
    /** Totals of the first and second innings, by run. */
    totals,
  };
}

type Scene = Readonly<ReturnType<typeof setScene>>;

function setScene(
  rng: RandomGenerator,
  view: FixtureFeatures,
  { live = NOT_STARTED, ruleSet }: SimulationRequest,
) {
  const sides = [simulatedSide(view, 0), simulatedSide(view, 1)] as const;
  const before = tallyCounts(
    view.sides.flatMap(({ players }, side) => tallies(players, sides[side === 0 ? 0 : 1], live)),
  );
  const counts = before.slice();
  const chances = ballChances(view);
  const plan = (now: InningsNow, lastBowler: string | null) =>
    planInnings(view, sides, { now, lastBowler, chances });
  const plans = [plan(openingOf(0), null), plan(openingOf(1), null)] as const;
  const paces = [paceCorrectionFor(rng, plans[0], null), paceCorrectionFor(rng, plans[1], null)] as const;
  const current = live.now === null || live.over ? null : plan(live.now, live.lastBowler);
  return {
    live,
    table: pointsTable(RULE_SETS[ruleSet][view.fixture.format]),
    /** A new innings of either team, and the one in progress. */
    fresh: [
      playWithPaceCorrection(plans[0], counts, paces[0]),
      playWithPaceCorrection(plans[1], counts, paces[1]),
    ] as const,
    current:
      current &&
      live.now &&
      playWithPaceCorrection(current, counts, paceCorrectionFor(rng, current, paces[live.now.batting])),
    /** Indexes of the fixture's players in the list of both teams, which includes substitutes for missing players. */
    named: Int32Array.from([
      ...range(sides[0].named),
      ...range(sides[1].named).map((place) => sides[0].size + place),
    ]),
    isBowler: sides.flatMap((side) => side.isBowler),
    /** Counts before this run, and during it. */
    before,
    counts,
    /** Totals of the first and second innings in this run. */
    ended: [(live.target ?? 1) - 1, live.now?.runs ?? 0] as [number, number],
  };
}

function tallies(players: readonly { readonly id: string }[], side: SimulatedSide, live: LiveMatch): Tally[] {
  return range(side.size).map((place) => ({
    ...emptyTally(),
    ...live.tallies.get(players[place]?.id ?? ''),
  }));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

function firstBatted({ target }: LiveMatch, batting: 0 | 1): 0 | 1 {
  return target === null ? batting : otherSide(batting);
}

/** Simulates the rest of the innings in progress, and the chase after it. */
function playRest(
  rng: RandomGenerator,
  { live, ended }: Scene,
  { first, second }: { readonly first: Innings; readonly second: Innings },
): void {
  if (live.over) return;
  const day = drawNormal(rng);
  playInnings(rng, first, { target: live.target, day });
  if (live.target !== null) {
    ended[1] = first.runs;
    return;
  }
  ended[0] = first.runs;
  playInnings(rng, second, { target: first.runs + 1, day });
  ended[1] = second.runs;
}

function scorePlayers({ table, counts, named, isBowler }: Scene, into: Float32Array): void {
  named.forEach((player, i) => {
    into[i] = countPoints(table, counts, { player, bowler: isBowler[player] ?? false });
  });
}

/** Totals of `runs` simulated first innings of a limited-overs fixture; `batting` is the index of the team. */
export function simulateFirstInnings(
  rng: RandomGenerator,
  view: FixtureFeatures,
  { batting, runs }: { readonly batting: 0 | 1; readonly runs: number },
): InningsFacts[] {
  const sides = [simulatedSide(view, 0), simulatedSide(view, 1)] as const;
  const counts = new Int32Array(WIDTH * (sides[0].size + sides[1].size));
  const plan = planInnings(view, sides, {
    now: openingOf(batting),
    lastBowler: null,
    chances: ballChances(view),
  });
  const innings = playWithPaceCorrection(plan, counts, paceCorrectionFor(rng, plan, null));
  return Array.from({ length: runs }, () => factsOfPlay(rng, innings, drawNormal(rng)));
}
