import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { mentionsRevision, reportsStoppage } from '@gullylens/engine/forecast/status-line';
import { lte } from 'drizzle-orm';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { matchForecasts } from '../model/tables.ts';
import { backfillWinChances } from './backfill-win-chances.ts';
import {
  readForecast,
  readProjection,
  readProjectionTimes,
  type StoredProjection,
} from './forecast-store.ts';
import type { Forecaster } from './forecaster-pool.ts';
import { canBackfill, type LiveReading, readScore, UNREADABLE } from './live-score.ts';
import { appendWinChance } from './win-chance-history.ts';

/**
 * Returns the job of the worker role that forecasts each projected match in memory after a change of its score or
 * projection, and stores the forecasts in the form in which they are sent to readers. A run takes the number of a
 * ratings snapshot and returns the number of matches forecast. If some fail, it throws after all were attempted.
 */
export function createLiveForecasts(context: InsightsContext, forecaster: Forecaster) {
  const { db, feed } = context;
  /** Version of the score and time of the projection of each match's last forecast, by match key. */
  const lastSources = new Map<string, string>();
  return async (ratings: number): Promise<number> => {
    const matches = feed.currentMatches();
    const projectedAt = await readProjectionTimes(db, matches);
    let count = 0;
    await runEach(matches, 'matches could not be forecast', async (match) => {
      const source = `${match.version} ${projectedAt.get(match.key)}`;
      if (!projectedAt.has(match.key) || lastSources.get(match.key) === source) return;
      const stored = await readProjection(db, match.key);
      if (stored) {
        const earlier = await readForecast(db, match.key);
        const tallies = match.phase === 'live' ? await feed.view.playerTallies(match.key) : [];
        const { fixture } = stored.request;
        const reading = readScore({ match, fixture, tallies, earlier });
        await forecastOne(context, forecaster, { match, stored, earlier, reading, ratings });
      }
      lastSources.set(match.key, source);
      count += 1;
    });
    const keys = new Set(matches.map(({ key }) => key));
    for (const key of lastSources.keys()) if (!keys.has(key)) lastSources.delete(key);
    return count;
  };
}

/** A match to forecast. */
interface DueMatch {
  readonly match: MatchSummary;
  readonly stored: StoredProjection;
  /** The stored forecast, which this one replaces. */
  readonly earlier: Forecast | null;
  readonly reading: LiveReading;
  /** Number of a ratings snapshot. */
  readonly ratings: number;
}

async function forecastOne(context: InsightsContext, forecaster: Forecaster, due: DueMatch): Promise<void> {
  const { match, stored, earlier } = due;
  const forecast = await makeForecast(forecaster, due);
  const { history, failure } = await completeHistory(context, forecaster, due);
  const madeAt = context.clock.now();
  const now = { ...forecast, madeAt: madeAt.toISOString() };
  const body: Forecast = {
    ...now,
    history: appendWinChance(history, match, now),
    before: stored.projection.win,
    matchVersion: match.version,
  };
  if (failure !== null) {
    // Until the chart is complete the stored stage is not `over`, so that the next run continues the chart.
    await storeForecast(context, due, { ...(earlier ?? { ...body, stage: 'second innings' }), history });
    throw failure;
  }
  const isUnreadable = due.reading === UNREADABLE && match.phase !== 'completed';
  await storeForecast(context, due, isUnreadable && earlier ? markOutdated(earlier, match) : body);
}

/**
 * The earlier forecast, marked as older than the score. Chances from before the first ball are removed, because play has
 * started. Earlier limitation and target stay, because the next score is read with them: a revised match stays revised.
 * The target is removed when the status line reports a stoppage or a revision.
 */
function markOutdated(earlier: Forecast, { status }: MatchSummary): Forecast {
  const target = reportsStoppage(status) || mentionsRevision(status) ? null : earlier.target;
  const outdated: Forecast = { ...earlier, target, limitation: earlier.limitation ?? 'unreadable score' };
  return earlier.stage === 'before' ? { ...outdated, win: null, totals: [] } : outdated;
}

async function storeForecast(
  { db, clock }: InsightsContext,
  { match }: DueMatch,
  body: Forecast,
): Promise<void> {
  const row = { matchVersion: match.version, body: JSON.stringify(body), madeAt: clock.now() };
  await db
    .insert(matchForecasts)
    .values({ matchKey: match.key, ...row })
    .onConflictDoUpdate({
      target: matchForecasts.matchKey,
      set: row,
      // Another process may have forecast a later version of the match.
      setWhere: lte(matchForecasts.matchVersion, match.version),
    });
}

/**
 * The points of the match's chart so far. In the first forecast after the end of a match without a revised target, adds
 * those of missing overs from the stored totals.
 */
async function completeHistory(
  { feed, clock }: InsightsContext,
  forecaster: Forecaster,
  { match, stored: { request }, earlier, ratings }: DueMatch,
) {
  const history = earlier?.history ?? [];
  const unchanged = { history, failure: null };
  if (match.phase !== 'completed' || earlier?.stage === 'over') return unchanged;
  if (!canBackfill({ match, fixture: request.fixture, earlier })) return unchanged;
  const progress = await feed.view.progress(match.key);
  if (progress === null) return unchanged;
  return backfillWinChances({
    match,
    progress,
    history,
    chanceAt: async (state) => (await forecaster.forecastLive(ratings, request, state))?.win.teamA ?? null,
    madeAt: clock.now().toISOString(),
  });
}

type ForecastNow = Omit<Forecast, 'history' | 'before' | 'matchVersion' | 'madeAt'>;

async function makeForecast(
  forecaster: Forecaster,
  { match, stored: { projection, request }, earlier, reading, ratings }: DueMatch,
): Promise<ForecastNow> {
  const [a, b] = request.teams;
  const { state, target, limitation } = reading;
  const nothing: ForecastNow = {
    matchKey: request.matchKey,
    teams: [a, b],
    stage: target ? 'second innings' : inningsStage(match),
    win: null,
    totals: [],
    players: [],
    basis: projection.basis,
    limitation,
    target,
  };
  if (match.phase === 'completed') {
    const players = earlier?.players ?? [];
    return { ...nothing, stage: 'over', win: finalWinChances(match), players, limitation: null };
  }
  if (limitation !== null) return { ...nothing, players: earlier?.players ?? [] };
  if (state === null) {
    return match.score.length > 0 && match.phase === 'live'
      ? nothing
      : { ...nothing, stage: 'before', win: projection.win, totals: [...projection.totals] };
  }
  const inPlay = await forecaster.forecastLive(ratings, request, state);
  if (!inPlay) return nothing;
  const named = new Map(projection.players.map((player) => [player.key, player]));
  const players = inPlay.players.flatMap((each) => {
    const player = named.get(each.key);
    return player ? [{ ...each, name: player.name, team: player.team }] : [];
  });
  return { ...nothing, win: inPlay.win, totals: [inPlay.total], players, basis: inPlay.basis };
}

function inningsStage({ phase, score }: MatchSummary): Forecast['stage'] {
  if (phase !== 'live' || score.length === 0) return 'before';
  return score.length === 1 ? 'first innings' : 'second innings';
}

/** 100% for the winner. Null without one. */
function finalWinChances({ winner, teams }: MatchSummary): Forecast['win'] {
  if (winner === teams[0]) return { teamA: 100, teamB: 0 };
  return winner === teams[1] ? { teamA: 0, teamB: 100 } : null;
}
