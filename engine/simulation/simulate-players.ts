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
import { type LiveMatch, NOT_BEGUN, openingOf } from './live-match.ts';
import { playWithPaceCorrection, paceCorrectionFor } from './pace-innings.ts';
import { factsOfPlay, playInnings } from './play-innings.ts';
import { type SimulatedSide, simulatedSide } from './simulated-side.ts';
import { tallyCounts, WIDTH } from './run-counts.ts';

interface SimulationRequest {
  /** Where the match stands; before the first ball when left out. */
  readonly live?: LiveMatch;
  readonly runs: number;
  readonly ruleSet: RuleSetName;
}

/**
 * Plays what is left of a limited-overs match `runs` times, ball by ball, with its batters and bowlers: who bats and
 * bowls when is drawn from their habits, what comes of a ball from part of the innings, wickets, both players, the
 * pitch and the chase. The mean total is that of `forecastTotal` and `forecastInnings`. Not for Tests. The same
 * generator, the same runs.
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
    /** Points that everyone has already, in the order of the samples. */
    earned: [...earned],
    /** Points at the end of the match, what is earned already included; players in the order of `view.sides`, first side first. */
    samples: { players: named.length, runs, points },
    /** Share of the runs, 0 to 1, that the first side won; half for a tie. */
    winChance: won / runs,
    /** First and second innings' totals, run by run. */
    totals,
  };
}

type Scene = Readonly<ReturnType<typeof setScene>>;

function setScene(
  rng: RandomGenerator,
  view: FixtureFeatures,
  { live = NOT_BEGUN, ruleSet }: SimulationRequest,
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
    /** Innings of either side from their first ball, and the one in progress. */
    fresh: [
      playWithPaceCorrection(plans[0], counts, paces[0]),
      playWithPaceCorrection(plans[1], counts, paces[1]),
    ] as const,
    current:
      current &&
      live.now &&
      playWithPaceCorrection(current, counts, paceCorrectionFor(rng, current, paces[live.now.batting])),
    /** Into the list of all, of the players of the fixture. */
    named: Int32Array.from([
      ...range(sides[0].named),
      ...range(sides[1].named).map((place) => sides[0].size + place),
    ]),
    isBowler: sides.flatMap((side) => side.isBowler),
    /** What everyone did before, and what he has done in this run. */
    before,
    counts,
    /** First and second innings' totals of this run. */
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

/** Plays what is left of the innings in progress, and of the chase after it. */
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

/** First innings of a limited-overs fixture, played ball by ball `runs` times as `simulatePlayers` plays them. */
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
