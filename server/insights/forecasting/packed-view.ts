import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PointsSamples } from '@gullylens/engine/forecast/simulate-points';
import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { type FixtureView, viewFixture } from '@gullylens/engine/ratings/view-fixture';
import { sampleForLineups } from '@gullylens/engine/simulation/sample-points';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import type { MatchQuestion } from './match-question.ts';
import { seedOf } from './project-match.ts';

interface ViewOfMatch {
  readonly view: FixtureView;
  readonly ruleSet: RatingsState['ruleSet'];
}

/** Runs for line-ups: what is drawn once must hold for a hundred and fifty of them. */
const RUNS = 10_000;

/** Packs what a match's simulation reads from the ratings: some tens of kilobytes instead of all ratings. */
export function packView(ratings: RatingsState, { fixture }: MatchQuestion): Buffer {
  const packed: ViewOfMatch = { view: viewFixture(ratings, fixture), ruleSet: ratings.ruleSet };
  return deflateRawSync(JSON.stringify(packed));
}

/** Simulates the match of a packed view. Returns the points of the players in the order of `keys`, the same each time. */
export function sampleView(packed: Uint8Array, matchKey: string, keys: readonly string[]): PointsSamples {
  const { view, ruleSet } = JSON.parse(inflateRawSync(packed).toString('utf8')) as ViewOfMatch;
  return sampleForLineups(createGenerator(seedOf(matchKey)), view, { runs: RUNS, ruleSet, ids: keys });
}
