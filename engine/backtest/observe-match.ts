import { scorePlayers } from '../fantasy/score-players.ts';
import { forecastResult } from '../forecast/forecast-result.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { playedInnings, winnerOf } from '../learning/played-innings.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { shrunkMean } from '../ratings/faded-mean.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { tellMatch } from '../ratings/match-story.ts';
import { playerRating, type RatingsState } from '../ratings/ratings-state.ts';
import { type FixtureView, viewFixture } from '../ratings/view-fixture.ts';
import { logistic } from '../statistics/statistics.ts';
import type { MatchObservation, PlayerObservation } from './observation.ts';
import { observeCricket } from './observe-cricket.ts';
import { observeStates, observeTotals } from './observe-innings.ts';
import { observeLive } from './observe-live.ts';
import { observePortfolio } from './observe-portfolio.ts';
import { careerMean, meanOfField, type PlainBaselines } from './plain-baselines.ts';

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
  const played = playedInnings(view, { match, story: tellMatch(match) });
  const winner = winnerOf(match);
  const elo = logistic(view.eloDifference);
  return {
    id: match.id,
    date: match.dates[0] ?? '',
    result: winner === null ? null : { chance: forecastResult(view), elo, happened: winner === 0 ? 1 : 0 },
    states: played ? observeStates(view, baselines, played) : [],
    totals: played ? observeTotals(view, played) : [],
    cricket: played && simulating ? observeCricket(view, match, played.batting) : null,
    ...(match.outcome.result === 'no result'
      ? { players: [], bestOfTwenty: null, live: [] }
      : observePlayers(state, view, { match, baselines, simulating })),
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
  const middling = meanOfField(baselines);
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
