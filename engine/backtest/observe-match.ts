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
  readonly rated: FixtureFeatures;
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
  const { match, rated, played, scored, simulating } = tested;
  const winner = winnerOf(match);
  const elo = logistic(rated.eloDifference);
  return {
    id: match.id,
    date: match.dates[0] ?? '',
    result: winner === null ? null : { chance: forecastResult(rated), elo, happened: winner === 0 ? 1 : 0 },
    states: played ? observeStates(rated, baselines, played) : [],
    totals: played ? observeTotals(rated, played) : [],
    cricket: played && simulating ? observeRunScoring(rated, match, played.batting) : null,
    ...(scored === null
      ? { players: [], bestOfTwenty: null, live: [] }
      : observePlayers(state, baselines, { ...tested, scored })),
  };
}

/** Win chances after each over; empty for a tie. */
function observeStates(
  rated: FixtureFeatures,
  baselines: Baselines,
  { firstWon, target, firstStates, chaseStates }: PlayedInnings,
): StateObservation[] {
  if (firstWon === null) return [];
  return [
    ...firstStates.map(
      (now): StateObservation => ({
        innings: 1,
        stage: inningsStage(rated, now.legalBalls),
        chance: forecastWinFirst(rated, now),
        plain: stateOnlyChance(baselines, 0, stateFeatures(rated, now, null)),
        happened: firstWon,
      }),
    ),
    ...chaseStates.map(
      (now): StateObservation => ({
        innings: 2,
        stage: inningsStage(rated, now.legalBalls),
        chance: forecastWinSecond(rated, now, target),
        plain: stateOnlyChance(baselines, 1, stateFeatures(rated, now, target)),
        happened: firstWon === 1 ? 0 : 1,
      }),
    ),
  ];
}

/** Forecast totals of a first innings, before it and after each over. */
function observeTotals(
  rated: FixtureFeatures,
  { first, batting, firstStates }: PlayedInnings,
): TotalObservation[] {
  const happened = first.runs;
  return [
    { stage: 0, ...forecastTotal(rated, batting), happened },
    ...firstStates.map((now) => ({
      stage: inningsStage(rated, now.legalBalls),
      ...forecastInnings(rated, now),
      happened,
    })),
  ];
}

/** Prior weight, in matches, of the mean of all players in the baseline of recent form (half-life twenty matches). */
const FORM_PRIOR = 5;

function observePlayers(
  state: RatingsState,
  baselines: Baselines,
  {
    match,
    rated,
    played,
    scored,
    simulating,
  }: TestedMatch & { readonly scored: ReadonlyMap<string, number> },
): Pick<MatchObservation, 'players' | 'bestOfTwenty' | 'live'> {
  const fieldMean = meanOfField(baselines);
  const projections = projectPoints(rated);
  const observed = { match, ruleSet: state.ruleSet, projections, scored };
  return {
    players: projections.map(({ id, mean, p10, p50, p90 }) => ({
      mean,
      p10,
      p50,
      p90,
      form: shrunkMean(playerRating(state, rated.keys.pool, id).usual.points, fieldMean, FORM_PRIOR),
      career: careerMean(baselines, id),
      happened: scored.get(id) ?? NaN,
    })),
    bestOfTwenty: simulating ? observePortfolio(rated, observed) : null,
    live: simulating && played ? observeLive(rated, observed, played) : [],
  };
}
