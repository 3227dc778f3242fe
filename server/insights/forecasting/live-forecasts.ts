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
 * projection. It takes the number of a ratings snapshot and returns the number of matches. It throws after all were
 * attempted when some failed. Forecasts are stored in the form in which they are sent.
 */
export function createLiveForecasts(context: InsightsContext, forecaster: Forecaster) {
  const { db, feed } = context;
  const madeFrom = new Map<string, string>();
  return async (ratings: number): Promise<number> => {
    const matches = feed.currentMatches();
    const projected = await readProjectionTimes(db, matches);
    let made = 0;
    await runEach(matches, 'matches could not be forecast', async (match) => {
      const from = `${match.version} ${projected.get(match.key)}`;
      if (!projected.has(match.key) || madeFrom.get(match.key) === from) return;
      const stored = await readProjection(db, match.key);
      if (stored) {
        const earlier = await readForecast(db, match.key);
        const tallies = match.phase === 'live' ? await feed.view.playerTallies(match.key) : [];
        const { fixture } = stored.request;
        const reading = readScore({ match, fixture, tallies, earlier });
        await forecastOne(context, forecaster, { match, stored, earlier, reading, ratings });
      }
      madeFrom.set(match.key, from);
      made += 1;
    });
    const keys = new Set(matches.map(({ key }) => key));
    for (const key of madeFrom.keys()) if (!keys.has(key)) madeFrom.delete(key);
    return made;
  };
}

interface Due {
  readonly match: MatchSummary;
  readonly stored: StoredProjection;
  readonly earlier: Forecast | null;
  readonly reading: LiveReading;
  readonly ratings: number;
}

async function forecastOne(context: InsightsContext, forecaster: Forecaster, due: Due): Promise<void> {
  const { match, stored, earlier } = due;
  const forecast = await makeForecast(forecaster, due);
  const { history, failure } = await wholeHistory(context, forecaster, due);
  const madeAt = context.clock.now();
  const now = { ...forecast, madeAt: madeAt.toISOString() };
  const body: Forecast = {
    ...now,
    history: appendWinChance(history, match, now),
    before: stored.projection.win,
    matchVersion: match.version,
  };
  if (failure !== null) {
    // The chart is incomplete while the stage is not `over`: the next run continues it.
    await storeForecast(context, due, { ...(earlier ?? { ...body, stage: 'second innings' }), history });
    throw failure;
  }
  const keepsEarlier = due.reading === UNREADABLE && match.phase !== 'completed' && earlier !== null;
  await storeForecast(context, due, keepsEarlier ? lastForecast(earlier, match) : body);
}

/**
 * The earlier forecast, marked as older than the score. The chance from before the match is none of the match. Earlier
 * limitation and target stay, because the next score is read with them: a revised match stays revised. A stoppage or a
 * revision takes the target away.
 */
function lastForecast(earlier: Forecast, { status }: MatchSummary): Forecast {
  const target = reportsStoppage(status) || mentionsRevision(status) ? null : earlier.target;
  const last: Forecast = { ...earlier, target, limitation: earlier.limitation ?? 'unreadable score' };
  return earlier.stage === 'before' ? { ...last, win: null, totals: [] } : last;
}

async function storeForecast({ db, clock }: InsightsContext, { match }: Due, body: Forecast): Promise<void> {
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

/** The chances so far; those of a finished match without revision are completed from its totals. */
async function wholeHistory(
  { feed, clock }: InsightsContext,
  forecaster: Forecaster,
  { match, stored: { request }, earlier, ratings }: Due,
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
    chanceAt: async (state) => (await forecaster.inPlay(ratings, request, state))?.win.teamA ?? null,
    at: clock.now().toISOString(),
  });
}

type ForecastNow = Omit<Forecast, 'history' | 'before' | 'matchVersion' | 'madeAt'>;

async function makeForecast(
  forecaster: Forecaster,
  { match, stored: { projection, request }, earlier, reading, ratings }: Due,
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
    return { ...nothing, stage: 'over', win: wonBy(match), players, limitation: null };
  }
  if (limitation !== null) return { ...nothing, players: earlier?.players ?? [] };
  if (state === null) {
    return match.score.length > 0 && match.phase === 'live'
      ? nothing
      : { ...nothing, stage: 'before', win: projection.win, totals: [...projection.totals] };
  }
  const inPlay = await forecaster.inPlay(ratings, request, state);
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

function wonBy({ winner, teams }: MatchSummary): Forecast['win'] {
  if (winner === teams[0]) return { teamA: 100, teamB: 0 };
  return winner === teams[1] ? { teamA: 0, teamB: 100 } : null;
}
