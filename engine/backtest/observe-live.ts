import { projectPoints } from '../forecast/project-points.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { truncateMatch } from '../match/truncate-match.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { liveMatchOf } from '../simulation/live-match.ts';
import { projectLive } from '../simulation/project-live.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import type { LiveObservation } from './observation.ts';

const RUNS = 400;

/** Points of everyone as projected between the innings of a limited-overs match. */
export function observeLive(
  state: RatingsState,
  view: FixtureView,
  { match, scored }: { readonly match: MatchRecord; readonly scored: ReadonlyMap<string, number> },
): LiveObservation[] {
  const [first, second] = match.innings.filter((innings) => !innings.superOver);
  if (!first || !second || view.fixture.oversLimit === null) return [];
  const before = new Map(projectPoints(view).map(({ id, mean }) => [id, mean]));
  const live = liveMatchOf(truncateMatch(match, first.deliveries.length));
  return projectLive(createGenerator(1), view, { live, ruleSet: state.ruleSet, runs: RUNS }).map(
    ({ id, mean, p10, p90, earned }) => ({
      mean,
      p10,
      p90,
      half: earned + (before.get(id) ?? 0) / 2,
      happened: scored.get(id) ?? 0,
    }),
  );
}
