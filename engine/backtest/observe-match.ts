import { scorePlayers } from '../fantasy/score-players.ts';
import { forecastResult } from '../forecast/forecast-result.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { wonByFirst } from '../learning/learn-result.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { shrunkMean } from '../ratings/faded-mean.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { tellMatch } from '../ratings/match-story.ts';
import { playerRating, type RatingsState } from '../ratings/ratings-state.ts';
import { type FixtureView, viewFixture } from '../ratings/view-fixture.ts';
import type { MatchObservation, PlayerObservation } from './observation.ts';
import { observeInnings } from './observe-innings.ts';
import { observeLive } from './observe-live.ts';
import { observePortfolio } from './observe-portfolio.ts';
import { observeTestMatch } from './observe-test-match.ts';
import { careerMean, type PlainBaselines } from './plain-baselines.ts';

/**
 * Forecasts a match from the ratings as they stand, every way there is; neither ratings nor baselines are changed. Whatever is
 * simulated (line-ups, innings, live points) takes a hundred times as long as the rest, and is left out unless `simulating`.
 */
export function observeMatch(
  state: RatingsState,
  baselines: PlainBaselines,
  { match, simulating }: { readonly match: MatchRecord; readonly simulating: boolean },
): MatchObservation {
  const view = viewFixture(state, fixtureOf(match));
  const story = tellMatch(match);
  const happened = wonByFirst(match);
  const elo = 1 / (1 + Math.exp(-view.eloDifference));
  return {
    id: match.id,
    date: match.dates[0] ?? '',
    result: happened === null ? null : { chance: forecastResult(view), elo, happened },
    ...observeInnings(view, baselines, { match, story, simulating }),
    ...(match.outcome.result === 'no result'
      ? { players: [], bestOfTwenty: null, live: [] }
      : observePlayers(state, view, { match, baselines, simulating })),
    tests: observeTestMatch(view, baselines, { match, story }),
  };
}

/** Recent form as it is usually shown: fading by half in twenty matches, the field counting as five. */
const FORM_PRIOR = 5;

function observePlayers(
  state: RatingsState,
  view: FixtureView,
  {
    match,
    baselines,
    simulating,
  }: { readonly match: MatchRecord; readonly baselines: PlainBaselines; readonly simulating: boolean },
): Pick<MatchObservation, 'players' | 'bestOfTwenty' | 'live'> {
  const scored = new Map(scorePlayers(match, state.ruleSet).map((each) => [each.player.id, each.points]));
  const { field } = baselines;
  const middling = field.matches === 0 ? 0 : field.sum / field.matches;
  const projections = projectPoints(view);
  const players = projections.map(
    ({ id, side, mean, p10, p50, p90 }): PlayerObservation => ({
      id,
      side,
      mean,
      p10,
      p50,
      p90,
      form: shrunkMean(playerRating(state, view.keys.pool, id).usual.points, middling, FORM_PRIOR),
      career: careerMean(baselines, id),
      happened: scored.get(id) ?? 0,
    }),
  );
  return {
    players,
    bestOfTwenty: simulating ? observePortfolio(state, view, { match, scored }) : null,
    live: simulating ? observeLive(state, view, { match, scored }) : [],
  };
}
