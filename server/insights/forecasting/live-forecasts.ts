import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { lte } from 'drizzle-orm';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { matchForecasts } from '../model/tables.ts';
import type { Forecaster } from './forecaster-pool.ts';
import { backfillWinChances } from './backfill-win-chances.ts';
import { appendWinChance } from './win-chance-history.ts';
import { contradictsScore, isRevised } from './is-revised.ts';
import {
  readForecast,
  readProjection,
  readProjectionTimes,
  type StoredProjection,
} from './forecast-store.ts';
import { readScore } from './live-score.ts';

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
        const { ballsPerOver } = stored.request.fixture;
        const state =
          match.phase === 'live'
            ? readScore(match, await feed.view.playerTallies(match.key), ballsPerOver)
            : 'not started';
        await forecastOne(context, forecaster, { match, stored, earlier, state, ratings });
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
  readonly state: ReturnType<typeof readScore>;
  readonly ratings: number;
}

async function forecastOne(context: InsightsContext, forecaster: Forecaster, due: Due): Promise<void> {
  const { db, clock } = context;
  const { match, stored, earlier, state } = due;
  const forecast = await makeForecast(forecaster, due);
  const history = await wholeHistory(context, forecaster, due);
  const madeAt = clock.now();
  const now = { ...forecast, madeAt: madeAt.toISOString() };
  const keepsEarlier = state === 'unreadable' && forecast.limitation === 'unreadable score';
  const body: Forecast =
    keepsEarlier && earlier
      ? { ...earlier, limitation: forecast.limitation }
      : {
          ...now,
          history: appendWinChance(history, match, now),
          before: stored.projection.win,
          matchVersion: match.version,
        };
  const row = { matchVersion: match.version, body: JSON.stringify(body), madeAt };
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
): Promise<Forecast['history']> {
  const history = earlier?.history ?? [];
  const isJustOver = match.phase === 'completed' && earlier?.stage !== 'over';
  const wasRevised = earlier?.limitation === 'revised match' || isRevised(match, request.fixture);
  if (!isJustOver || wasRevised) return history;
  const progress = await feed.view.progress(match.key);
  if (progress === null) return history;
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
  { match, stored: { projection, request }, earlier, state, ratings }: Due,
): Promise<ForecastNow> {
  const [a, b] = request.teams;
  const nothing: ForecastNow = {
    matchKey: request.matchKey,
    teams: [a, b],
    stage: inningsStage(match),
    win: null,
    totals: [],
    players: [],
    basis: projection.basis,
    limitation: null,
  };
  if (match.phase === 'completed') {
    return { ...nothing, stage: 'over', win: wonBy(match), players: earlier?.players ?? [] };
  }
  // A revision applies until the result, even if later status lines do not repeat it.
  if (earlier?.limitation === 'revised match' || isRevised(match, request.fixture)) {
    return { ...nothing, limitation: 'revised match' };
  }
  if (state === 'unreadable') return { ...nothing, limitation: 'unreadable score' };
  if (state === 'not started') {
    return { ...nothing, stage: 'before', win: projection.win, totals: [...projection.totals] };
  }
  if (contradictsScore(match, request.fixture)) return { ...nothing, limitation: 'unreadable score' };
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
