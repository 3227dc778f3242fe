import type { PointsSamples } from '@gullylens/engine/forecast/points-samples';
import type { LineupError } from '@gullylens/engine/lineups/best-eleven';
import type { Result } from '@gullylens/engine/result';
import { addAbsences, simulateForLineups } from '../forecasting/project-match.ts';
import { type BuiltLineups, buildLineups, type LineupTask } from './build-lineups.ts';

/** A member's request to the line-ups thread, with the projected match. */
export interface LineupJob extends Omit<LineupTask, 'samples'> {
  /** Identifies the version of the projection. */
  readonly projectionId: string;
  /** From `packMatchRatings`, for simulating the match. */
  readonly packedRatings: Uint8Array;
}

/** Maximum cached simulated matches, of about a megabyte each. */
const MAX_CACHED_MATCHES = 24;

/** Returns a function that simulates each projection once for all requests. Tests replace `simulate`. */
export function createSampleCache(simulate = simulateForLineups): (job: LineupJob) => PointsSamples {
  const cache = new Map<string, PointsSamples>();
  return ({ request: { matchKey }, projectionId, projection, packedRatings }) => {
    const name = `${matchKey} ${projectionId}`;
    const cached = cache.get(name);
    if (cached) return cached;
    const keys = projection.players.map(({ key }) => key);
    const samples = addAbsences(simulate(packedRatings, matchKey, keys), matchKey, projection.players);
    cache.set(name, samples);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_MATCHES && oldest !== undefined) cache.delete(oldest);
    return samples;
  };
}

const samplesOf = createSampleCache();

/** Runs in the line-ups thread of an api process, at ordinary priority, because a member waits for the line-ups. */
export function answer(job: LineupJob): Result<BuiltLineups, LineupError> {
  return buildLineups({ ...job, samples: samplesOf(job) });
}
