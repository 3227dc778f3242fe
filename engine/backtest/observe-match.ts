import type { PlayerRole } from '../fantasy/player-role.ts';
import { forecastResult } from '../forecast/forecast-result.ts';
import { forecastInnings, forecastTotal, inningsStage } from '../forecast/forecast-total.ts';
import { forecastWinFirst, forecastWinSecond } from '../forecast/forecast-win.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { type PlayedInnings, winnerOf } from '../learning/played-innings.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { playerRating, type RatingsState } from '../ratings/ratings-state.ts';
import { logistic } from '../statistics/statistics.ts';
import { type Baselines, careerMean, poolMeanPoints, stateFeatures, stateOnlyChance } from './baselines.ts';
import { choosePlayers } from './choose-players.ts';
import type { MatchObservation, StateObservation, TotalObservation } from './observation.ts';
import { observeLive, observePortfolio, observeRunScoring } from './observe-simulations.ts';
import { type Refits, refittedChance } from './refitted-states.ts';

/** A match that has been played or abandoned: what was known when it was forecast, and its outcome. */
export interface TestedMatch {
  readonly match: MatchRecord;
  /** What was known when the match was forecast, before its first ball. */
  readonly rated: FixtureFeatures;
  /** What was known during the match: the toss, too. The same as `rated` when that knew elevens and toss. */
  readonly inPlay: FixtureFeatures;
  /** Roles by player id; left out when line-ups ignore them. */
  readonly roles?: ReadonlyMap<string, PlayerRole>;
  /** Chances to play, 0 to 1, by player id; left out for announced elevens. */
  readonly playChances?: ReadonlyMap<string, number>;
  /** Left out in the server's learning thread. */
  readonly refits?: Refits | undefined;
  /** Null when the match was shortened, abandoned, decided by a rain rule, or has no overs limit. */
  readonly played: PlayedInnings | null;
  /** Fantasy points of each player named for the match, by id; null without a result. */
  readonly scored: ReadonlyMap<string, number> | null;
  readonly isSimulated: boolean;
}

/**
 * Makes every forecast of a match from ratings that do not include it, and adds the outcomes; changes nothing. Called
 * by `forecastThenLearn` in the server's learning thread and the backtest command, where `observePublished` calls it,
 * too. Simulations (line-ups, innings, live points) take a hundred times as long as the rest and run only when
 * `isSimulated`.
 */
export function observeMatch(
  state: RatingsState,
  baselines: Baselines,
  tested: TestedMatch,
): MatchObservation {
  const { match, rated, inPlay, played, scored, isSimulated } = tested;
  const winner = winnerOf(match);
  const elo = logistic(rated.eloDifference);
  const happened = winner === 0 ? 1 : 0;
  return {
    id: match.id,
    date: match.dates[0] ?? '',
    competition: rated.keys.competition,
    result: winner === null ? null : { chance: forecastResult(rated), elo, happened },
    states: played ? observeStates(baselines, tested, played) : [],
    totals: played ? observeTotals(rated, inPlay, played) : [],
    squad: [],
    picks: null,
    runScoring: played && isSimulated ? observeRunScoring(rated, match, played.batting) : null,
    ...(scored === null
      ? { players: [], chosen: null, bestOfTwenty: null, live: [] }
      : observePlayers(state, baselines, { ...tested, scored })),
  };
}

/** The year of the first day of play. */
export function yearOf(match: MatchRecord): number {
  return Number((match.dates[0] ?? '').slice(0, 4));
}

/** The batting team's win chance after each over of both innings; empty for a tie. */
function observeStates(
  baselines: Baselines,
  { match, inPlay, refits }: TestedMatch,
  { firstWon, target, firstStates, chaseStates }: PlayedInnings,
): StateObservation[] {
  if (firstWon === null) return [];
  const byBaselines = (innings: 0 | 1, features: readonly number[]) => ({
    plain: stateOnlyChance(baselines, innings, features),
    refitted: refits ? refittedChance(refits, inPlay, { year: yearOf(match), innings, features }) : null,
  });
  return [
    ...firstStates.map(
      (now): StateObservation => ({
        innings: 1,
        stage: inningsStage(inPlay, now.legalBalls),
        chance: forecastWinFirst(inPlay, now),
        ...byBaselines(0, stateFeatures(inPlay, now, null)),
        happened: firstWon,
      }),
    ),
    ...chaseStates.map(
      (now): StateObservation => ({
        innings: 2,
        stage: inningsStage(inPlay, now.legalBalls),
        chance: forecastWinSecond(inPlay, now, target),
        ...byBaselines(1, stateFeatures(inPlay, now, target)),
        happened: firstWon === 1 ? 0 : 1,
      }),
    ),
  ];
}

/** Forecasts of the first-innings total, before its first ball and after each over. */
function observeTotals(
  rated: FixtureFeatures,
  inPlay: FixtureFeatures,
  { first, batting, firstStates }: PlayedInnings,
): TotalObservation[] {
  const happened = first.runs;
  return [
    { stage: 0, ...forecastTotal(rated, batting), happened },
    ...firstStates.map((now) => ({
      stage: inningsStage(inPlay, now.legalBalls),
      ...forecastInnings(inPlay, now),
      happened,
    })),
  ];
}

/** Weight, in matches, of the pool's mean points in the baseline `form`; chosen. */
const FORM_PRIOR = 5;
/** The baseline `recent` is a plain average, as fans know it: newcomers have 0. */
const NO_PRIOR = 0;

function observePlayers(
  state: RatingsState,
  baselines: Baselines,
  tested: TestedMatch & { readonly scored: ReadonlyMap<string, number> },
): Pick<MatchObservation, 'players' | 'chosen' | 'bestOfTwenty' | 'live'> {
  const { match, rated, inPlay, played, scored, isSimulated, roles, playChances } = tested;
  const { pool } = rated.keys;
  const poolMean = poolMeanPoints(baselines, pool);
  const projections = projectPoints(rated);
  const players = projections.map(({ id, side, mean, p10, p50, p90 }) => {
    const { usual } = playerRating(state, pool, id);
    return {
      id,
      side,
      role: roles?.get(id) ?? null,
      mean,
      p10,
      p50,
      p90,
      form: shrunkMean(usual.points, poolMean, FORM_PRIOR),
      career: careerMean(baselines, pool, id),
      recent: shrunkMean(usual.form, 0, NO_PRIOR),
      playChance: playChances?.get(id) ?? 1,
      played: scored.has(id),
      happened: scored.get(id) ?? 0,
    };
  });
  const observed = { match, ruleSet: state.ruleSet, projections, scored };
  return {
    players,
    chosen: choosePlayers(players, [...scored.values()]),
    bestOfTwenty: isSimulated ? observePortfolio(rated, observed) : null,
    live: isSimulated && played ? observeLive(inPlay, observed, played) : [],
  };
}
