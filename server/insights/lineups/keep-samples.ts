import type { PointsSamples } from '@gullylens/engine/forecast/simulate-points';
import type { Forecaster } from '../forecasting/create-forecaster.ts';
import type { MatchProjection } from '../forecasting/project-match.ts';
import { type KeptProjection, ratingsOf } from '../forecasting/read-projection.ts';

/** About a megabyte each: the matches that line-ups are ordered of at one time. */
const KEPT = 24;

interface PlayedOut extends Omit<KeptProjection, 'projection'> {
  readonly projection: Pick<MatchProjection, 'players'>;
}

/** Points of the players of a projection, in its order; `null` where its ratings are no more. */
export type SamplesOf = (kept: PlayedOut) => Promise<PointsSamples | null>;

/**
 * Has a match played out once for all orders: they would get the same again, and the thread that plays it is the one
 * that the forecasts of matches in play wait for.
 */
export function keepSamples({ sample }: Pick<Forecaster, 'sample'>): SamplesOf {
  const known = new Map<string, ReturnType<SamplesOf>>();
  return (kept) => {
    const { madeFrom, madeAt, question, projection } = kept;
    const name = `${question.matchKey} ${madeAt.getTime()} ${madeFrom}`;
    const before = known.get(name);
    if (before) return before;
    const keys = projection.players.map(({ key }) => key);
    const made = sample(ratingsOf(kept), question, keys);
    known.set(name, made);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    made.catch(() => known.delete(name));
    return made;
  };
}
