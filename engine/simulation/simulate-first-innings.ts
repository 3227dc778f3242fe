import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { drawNormal } from '../statistics/random-draws.ts';
import { ballChances } from './ball-chances.ts';
import { planInnings } from './innings-plan.ts';
import { openingOf } from './live-match.ts';
import { paced, paceOf } from './pace-innings.ts';
import { playFacts } from './play-innings.ts';
import { playoutSide } from './playout-side.ts';
import { WIDTH } from './run-counts.ts';

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
  return Array.from({ length: runs }, () => playFacts(rng, innings, drawNormal(rng)));
}
