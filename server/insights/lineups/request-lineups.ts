import type { LineupResponse, LineupRequest } from '@gullylens/contract/http/insights/lineups';
import { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { LineupError } from '@gullylens/engine/lineups/best-eleven';
import type { Result } from '@gullylens/engine/result';
import { roundToTenth } from '@gullylens/engine/statistics/statistics';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { createWorkerPool, type WorkerPool } from '../../platform/jobs/worker-pool.ts';
import { readProjectionForSimulation } from '../forecasting/forecast-store.ts';
import type { BuiltLineups } from './build-lineups.ts';
import type { LineupJob } from './lineups.worker.ts';

/** Maximum requests that wait while one is processed. Each takes up to three seconds. */
const MAX_WAITING_REQUESTS = 8;
/** Maximum concurrent requests of one user, so that a few large ones cannot fill the shared queue. */
const MAX_REQUESTS_PER_USER = 2;

/** The line-ups thread of an api process, with its queue. */
export type LineupPool = WorkerPool<LineupJob, Result<BuiltLineups, LineupError>>;

/** Creates the line-ups thread, which the first request starts. */
export function createLineupPool(): LineupPool {
  return createWorkerPool({
    beside: import.meta.url,
    name: 'lineups.worker',
    threads: 1,
    maxWaiting: MAX_WAITING_REQUESTS,
    maxPerOwner: MAX_REQUESTS_PER_USER,
    // The idle thread ends after ten minutes, which frees its cached simulations.
    idleMs: 600_000,
    waitTimeoutMs: 25_000,
    taskTimeoutMs: 30_000,
    busy: ({ own, cause }) => new AppError('lineups_busy', { retryAfterSeconds: own ? 5 : 10, cause }),
  });
}

/** What a request for line-ups needs. */
export interface LineupDependencies {
  readonly db: Database;
  readonly pool: LineupPool;
}

/**
 * Builds line-ups from the match's latest projection. Throws `forecast_not_found` without a projection, `invalid_input`
 * for players outside the probable or announced elevens, `lineup_impossible` when no line-up meets the constraints, and
 * `lineups_busy` when too many requests wait or one takes too long.
 */
export async function requestLineups(
  { db, pool }: LineupDependencies,
  userId: string,
  request: LineupRequest,
): Promise<LineupResponse> {
  const stored = await readProjectionForSimulation(db, request.matchKey);
  if (!stored) throw new AppError('forecast_not_found');
  const { projection, madeAt, madeFrom, packedRatings } = stored;
  checkConstraints(request, projection.players);
  const projectionId = `${madeAt.getTime()} ${madeFrom}`;
  const built = await pool.run({ request, projection, projectionId, packedRatings }, userId);
  if (!built.ok) throw new AppError('lineup_impossible', { details: built.fault.message });
  const { lineups } = built.value;
  return {
    matchKey: request.matchKey,
    style: request.style,
    ...built.value,
    players: projection.players.map((player) => withExposure(player, lineups)),
    announced: projection.announced,
    basis: projection.basis,
    projectedAt: madeAt.toISOString(),
  };
}

function checkConstraints({ locked, excluded }: LineupRequest, players: readonly PlayerProjection[]): void {
  const names = new Map(players.map(({ key, name }) => [key, name]));
  const unknown = [...locked, ...excluded].find((key) => !names.has(key));
  if (unknown !== undefined) refuse(`${unknown} is not expected to play in this match.`);
  const contradicted = locked.find((key) => excluded.includes(key));
  if (contradicted !== undefined) refuse(`${names.get(contradicted)} is both locked and excluded.`);
}

function refuse(details: string): never {
  throw new AppError('invalid_input', { details });
}

/** Adds in how many of the line-ups the player is (`held` in the API), and that number in percent of all. */
function withExposure(player: PlayerProjection, lineups: LineupResponse['lineups']) {
  const held = lineups.filter(({ players }) => players.includes(player.key)).length;
  return { ...PlayerProjection.parse(player), held, exposure: roundToTenth((100 * held) / lineups.length) };
}
