import type { PointsSamples } from '@gullylens/engine/forecast/points-samples';
import type { LineupError } from '@gullylens/engine/lineups/best-eleven';
import type { Result } from '@gullylens/engine/result';
import { addAbsences, sampleView } from '../forecasting/project-match.ts';
import { type BuiltLineups, buildLineups, type LineupTask } from './build-lineups.ts';

/** A request to the thread, with the projected match. */
export interface LineupJob extends Omit<LineupTask, 'samples'> {
  /** Identifies the version of the projection. */
  readonly projectionId: string;
  /** Packed data for simulating the match (see `packView`). */
  readonly view: Uint8Array;
}

/** Maximum cached simulations of about a megabyte each: the matches with line-up requests at one time. */
const MAX_CACHED_MATCHES = 24;

/** Simulates each projection once for all requests. */
export function createSamples(sample = sampleView): (job: LineupJob) => PointsSamples {
  const cache = new Map<string, PointsSamples>();
  return ({ request: { matchKey }, projectionId, projection, view }) => {
    const name = `${matchKey} ${projectionId}`;
    const cached = cache.get(name);
    if (cached) return cached;
    const keys = projection.players.map(({ key }) => key);
    const samples = addAbsences(sample(view, matchKey, keys), matchKey, projection.players);
    cache.set(name, samples);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_MATCHES && oldest !== undefined) cache.delete(oldest);
    return samples;
  };
}

const samplesOf = createSamples();

/** Answers one request at ordinary thread priority, because a reader waits for it. */
export function answer(job: LineupJob): Result<BuiltLineups, LineupError> {
  return buildLineups({ ...job, samples: samplesOf(job) });
}
