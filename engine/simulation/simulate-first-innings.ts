import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawNormal } from '../forecast/random-draws.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { ballChances } from './ball-chances.ts';
import type { Innings } from './innings-in-play.ts';
import { planInnings } from './innings-plan.ts';
import { openingOf } from './live-match.ts';
import { paceOf, paced } from './pace-innings.ts';
import { playInnings } from './play-innings.ts';
import { playoutSide } from './playout-side.ts';
import { AT, WIDTH } from './run-counts.ts';

/** What a first innings came to, as told of real ones too. */
export interface InningsFacts {
  readonly total: number;
  readonly wickets: number;
  readonly deliveries: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal balls off which nothing came. */
  readonly dots: number;
  readonly wides: number;
}

/** First innings of a limited-overs fixture, played ball by ball `runs` times as `simulatePlayers` plays them. */
export function simulateFirstInnings(
  rng: RandomGenerator,
  view: FixtureView,
  { batting, runs }: { readonly batting: 0 | 1; readonly runs: number },
): InningsFacts[] {
  const sides = [playoutSide(view, 0), playoutSide(view, 1)] as const;
  const counts = new Int32Array(WIDTH * (sides[0].size + sides[1].size));
  const plan = planInnings(view, sides, {
    now: openingOf(batting),
    lastBowler: null,
    chances: ballChances(view),
  });
  const innings = paced(plan, counts, paceOf(rng, plan, null));
  return Array.from({ length: runs }, () => {
    counts.fill(0);
    playInnings(rng, innings, { target: null, day: drawNormal(rng) });
    return factsOf(innings);
  });
}

function factsOf(innings: Innings): InningsFacts {
  const { runs: total, wickets, balls, wides, noballs, legByes } = innings;
  return {
    total,
    wickets,
    deliveries: balls + wides + noballs,
    fours: sumOf(innings, AT.fours),
    sixes: sumOf(innings, AT.sixes),
    dots: sumOf(innings, AT.dots) - legByes,
    wides,
  };
}

function sumOf({ counts }: Innings, at: number): number {
  let sum = 0;
  for (let i = at; i < counts.length; i += WIDTH) sum += counts[i] ?? 0;
  return sum;
}
