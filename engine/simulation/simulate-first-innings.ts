import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { emptyTally } from '../fantasy/tally.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { ballChances } from './ball-chances.ts';
import type { SeenBalls } from './innings-in-play.ts';
import { planInnings } from './innings-plan.ts';
import { openingOf } from './live-match.ts';
import { drawPitch, paced, playOut } from './pace-innings.ts';
import { playoutSide } from './playout-side.ts';

/** What a first innings came to, as told of real ones too. */
export interface InningsFacts extends Readonly<SeenBalls> {
  readonly total: number;
  readonly wickets: number;
}

/** First innings of a limited-overs fixture, played ball by ball `runs` times as `simulatePlayers` plays them. */
export function simulateFirstInnings(
  rng: RandomGenerator,
  view: FixtureView,
  { batting, runs }: { readonly batting: 0 | 1; readonly runs: number },
): InningsFacts[] {
  const sides = [playoutSide(view, 0), playoutSide(view, 1)] as const;
  const tallies = Array.from({ length: sides[0].size + sides[1].size }, () => emptyTally());
  const now = openingOf(batting);
  const innings = paced(
    planInnings(view, sides, { now, lastBowler: null, chances: ballChances(view.pool) }),
    tallies,
  );
  return Array.from({ length: runs }, () => {
    const total = playOut(rng, innings, { target: null, pitch: drawPitch(rng) });
    const { wickets, seen } = innings.innings;
    return { total, wickets, ...seen };
  });
}
