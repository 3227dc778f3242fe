import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { earnPoints } from '../fantasy/points-of-tally.ts';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import { RULE_SETS } from '../fantasy/rule-sets.ts';
import type { RuleTable } from '../fantasy/rule-table.ts';
import type { Tally } from '../fantasy/tally.ts';
import { copyTally, emptyTally } from '../fantasy/tally.ts';
import type { PointsSamples } from '../forecast/simulate-points.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { ballChances } from './ball-chances.ts';
import { planInnings } from './innings-plan.ts';
import type { LiveMatch } from './live-match.ts';
import { NOT_BEGUN, openingOf } from './live-match.ts';
import type { PacedInnings } from './pace-innings.ts';
import { drawPitch, paced, playOut } from './pace-innings.ts';
import type { PlayoutSide } from './playout-side.ts';
import { playoutSide } from './playout-side.ts';

export interface Playout {
  /** Points that everyone has already, in the order of the samples. */
  readonly earned: readonly number[];
  /** Points at the end of the match, what is earned already included; players in the order of `view.sides`, first side first. */
  readonly samples: PointsSamples;
  /** Share of the runs, 0 to 1, that the first side won; half for a tie. */
  readonly winChance: number;
  /** First and second innings' totals, run by run. */
  readonly totals: readonly [Float32Array, Float32Array];
}

export interface PlayoutOrder {
  /** Where the match stands; before the first ball when left out. */
  readonly live?: LiveMatch;
  readonly runs: number;
  readonly ruleSet: RuleSetName;
}

/**
 * Plays what is left of a limited-overs match `runs` times, ball by ball, with its batters and bowlers: who bats and bowls when is drawn from
 * their habits, what comes of a ball from part of the innings, wickets, both players, the pitch and the chase. The mean total is that of
 * `forecastTotal` and `forecastInnings`. Not for Tests. The same generator, the same runs.
 */
export function simulatePlayers(rng: RandomGenerator, view: FixtureView, order: PlayoutOrder): Playout {
  const scene = setScene(view, order);
  const earned = scene.named.map((index) => pointsAt(scene, index));
  const { runs } = order;
  const players = scene.named.length;
  const points = new Float32Array(runs * players);
  const totals = [new Float32Array(runs), new Float32Array(runs)] as const;
  let won = 0;
  for (let run = 0; run < runs; run += 1) {
    scene.tallies.forEach((tally, i) => copyTally(scene.before[i] ?? NOTHING, tally));
    const batting = scene.live.now?.batting ?? view.fixture.battingFirst ?? (run % 2 === 0 ? 0 : 1);
    const [first, second] = playRest(rng, scene, batting);
    totals[0][run] = first;
    totals[1][run] = second;
    const chased = second > first ? 1 : second === first ? 0.5 : 0;
    won += firstBatted(scene, batting) === 0 ? 1 - chased : chased;
    scene.named.forEach((index, i) => {
      points[run * players + i] = pointsAt(scene, index);
    });
  }
  return { earned, samples: { players, runs, points }, winChance: won / runs, totals };
}

const NOTHING = emptyTally();

interface Scene {
  readonly live: LiveMatch;
  readonly rules: RuleTable;
  /** Fresh innings of either side, and the one in progress. */
  readonly fresh: readonly [PacedInnings, PacedInnings];
  readonly current: PacedInnings | null;
  /** Into `tallies`, of the players of the fixture. */
  readonly named: readonly number[];
  readonly isBowler: readonly boolean[];
  readonly before: readonly Readonly<Tally>[];
  readonly tallies: readonly Tally[];
}

function setScene(view: FixtureView, { live = NOT_BEGUN, ruleSet }: PlayoutOrder): Scene {
  const sides = [playoutSide(view, 0), playoutSide(view, 1)] as const;
  const before = view.sides.flatMap(({ players }, side) => tallies(players, sides[side === 0 ? 0 : 1], live));
  const all = before.map((tally) => ({ ...tally }));
  const chances = ballChances(view.pool);
  const plan = (now: NonNullable<LiveMatch['now']>, lastBowler: string | null) =>
    paced(planInnings(view, sides, { now, lastBowler, chances }), all);
  return {
    live,
    rules: RULE_SETS[ruleSet][view.fixture.format],
    fresh: [plan(openingOf(0), null), plan(openingOf(1), null)],
    current: live.now === null || live.over ? null : plan(live.now, live.lastBowler),
    named: [...range(sides[0].named), ...range(sides[1].named).map((place) => sides[0].size + place)],
    isBowler: sides.flatMap((side) => side.isBowler),
    before,
    tallies: all,
  };
}

function tallies(players: readonly { readonly id: string }[], side: PlayoutSide, live: LiveMatch): Tally[] {
  return range(side.size).map((place) => ({
    ...emptyTally(),
    ...live.tallies.get(players[place]?.id ?? ''),
  }));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

function firstBatted({ live }: Scene, batting: 0 | 1): 0 | 1 {
  return live.target === null ? batting : otherSide(batting);
}

/** Totals of the first and the second innings. */
function playRest(rng: RandomGenerator, scene: Scene, batting: 0 | 1): [number, number] {
  const { live, current, fresh } = scene;
  const pitch = drawPitch(rng);
  if (live.over) return [(live.target ?? 1) - 1, live.now?.runs ?? 0];
  const now = current ?? fresh[batting];
  const { target } = live;
  const total = playOut(rng, now, { target, pitch });
  if (target !== null) return [target - 1, total];
  return [total, playOut(rng, fresh[otherSide(batting)], { target: total + 1, pitch })];
}

function pointsAt({ tallies: all, isBowler, rules }: Scene, index: number): number {
  const tally = all[index];
  if (!tally) return 0;
  let sum = rules.playing + (tally.catches >= 3 ? rules.threeCatches : 0);
  const earn = (_: unknown, __: number, points: number) => {
    sum += points;
  };
  earnPoints(tally, rules, { bowler: isBowler[index] ?? false, earn });
  return sum;
}
