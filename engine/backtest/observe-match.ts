import { forecastResult } from '../forecast/forecast-result.ts';
import { forecastInnings, forecastTotal, inningsStage } from '../forecast/forecast-total.ts';
import { forecastWinFirst, forecastWinSecond } from '../forecast/forecast-win.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { type PlayedInnings, winnerOf } from '../learning/played-innings.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import { playerRating, type RatingsState } from '../ratings/ratings-state.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { logistic } from '../statistics/statistics.ts';
import type { MatchObservation, StateObservation, TotalObservation } from './observation.ts';
import { observeRunScoring, observeLive, observePortfolio } from './observe-simulations.ts';
import { careerMean, meanOfField, type Baselines, stateFeatures, stateOnlyChance } from './baselines.ts';

/** A completed match: as known before its first ball, and its outcome. */
export interface TestedMatch {
  readonly match: MatchRecord;
  readonly view: FixtureFeatures;
  readonly played: PlayedInnings | null;
  /** Points of each named player, by id; null without a result. */
  readonly scored: ReadonlyMap<string, number> | null;
  readonly simulating: boolean;
}

/**
 * Makes every forecast of a match from the current ratings; changes neither ratings nor baselines. Simulations (line-ups, innings, live
 * points) take a hundred times as long as the rest and run only when `simulating`.
 */
export function observeMatch(
  state: RatingsState,
  baselines: Baselines,
  tested: TestedMatch,
): MatchObservation {
  const { match, view, played, scored, simulating } = tested;
  const winner = winnerOf(match);
  const elo = logistic(view.eloDifference);
  return {
    id: match.id,
    date: match.dates[0] ?? '',
    result: winner === null ? null : { chance: forecastResult(view), elo, happened: winner === 0 ? 1 : 0 },
    states: played ? observeStates(view, baselines, played) : [],
    totals: played ? observeTotals(view, played) : [],
    cricket: played && simulating ? observeRunScoring(view, match, played.batting) : null,
    ...(scored === null
      ? { players: [], bestOfTwenty: null, live: [] }
      : observePlayers(state, baselines, { ...tested, scored })),
  };
}

/** Win chances after each over; empty for a tie. */
function observeStates(
  view: FixtureFeatures,
  baselines: Baselines,
  { firstWon, target, firstStates, chaseStates }: PlayedInnings,
): StateObservation[] {
  if (firstWon === null) return [];
  return [
    ...firstStates.map(
      (now): StateObservation => ({
        innings: 1,
        stage: inningsStage(view, now.legalBalls),
        chance: forecastWinFirst(view, now),
        plain: stateOnlyChance(baselines, 0, stateFeatures(view, now, null)),
        happened: firstWon,
      }),
    ),
    ...chaseStates.map(
      (now): StateObservation => ({
        innings: 2,
        stage: inningsStage(view, now.legalBalls),
        chance: forecastWinSecond(view, now, target),
        plain: stateOnlyChance(baselines, 1, stateFeatures(view, now, target)),
        happened: firstWon === 1 ? 0 : 1,
      }),
    ),
  ];
}

/** Forecast totals of a first innings, before it and after each over. */
function observeTotals(
  view: FixtureFeatures,
  { first, batting, firstStates }: PlayedInnings,
): TotalObservation[] {
  const happened = first.runs;
  return [
    { stage: 0, ...forecastTotal(view, batting), happened },
    ...firstStates.map((now) => ({
      stage: inningsStage(view, now.legalBalls),
      ...forecastInnings(view, now),
      happened,
    })),
  ];
}

/** Prior weight of recent form, in matches of the mean of all players. Form decays by half in twenty matches. */
const FORM_PRIOR = 5;

function observePlayers(
  state: RatingsState,
  baselines: Baselines,
  { match, view, played, scored, simulating }: TestedMatch & { readonly scored: ReadonlyMap<string, number> },
): Pick<MatchObservation, 'players' | 'bestOfTwenty' | 'live'> {
  const fieldMean = meanOfField(baselines);
  const projections = projectPoints(view);
  const observed = { match, ruleSet: state.ruleSet, projections, scored };
  return {
    players: projections.map(({ id, mean, p10, p50, p90 }) => ({
      mean,
      p10,
      p50,
      p90,
      form: shrunkMean(playerRating(state, view.keys.pool, id).usual.points, fieldMean, FORM_PRIOR),
      career: careerMean(baselines, id),
      happened: scored.get(id) ?? NaN,
    })),
    bestOfTwenty: simulating ? observePortfolio(view, observed) : null,
    live: simulating && played ? observeLive(view, observed, played) : [],
  };
}
