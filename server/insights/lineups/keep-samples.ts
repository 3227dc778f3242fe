import type { PointsSamples } from '@gullylens/engine/forecast/simulate-points';
import { sampleView } from '../forecasting/packed-view.ts';
import type { LineupTask } from './build-lineups.ts';

/** Simulations in memory, about a megabyte each: the matches that line-ups are requested for at one time. */
const MOST_KEPT = 24;

/** What the simulation of a match depends on. */
export interface SamplesOrder {
  readonly matchKey: string;
  /** The projection: another one has other samples. */
  readonly projectionId: string;
  readonly projection: Pick<LineupTask['projection'], 'players'>;
  /** As `packView` returns it. */
  readonly view: Uint8Array;
}

/** Simulates each projection once for all line-ups that are requested of it. */
export function keepSamples(sample = sampleView): (order: SamplesOrder) => PointsSamples {
  const kept = new Map<string, PointsSamples>();
  return ({ matchKey, projectionId, projection, view }) => {
    const name = `${matchKey} ${projectionId}`;
    const before = kept.get(name);
    if (before) return before;
    const keys = projection.players.map(({ key }) => key);
    const samples = sample(view, matchKey, keys);
    kept.set(name, samples);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return samples;
  };
}
