import { PLAY_CHANCE } from '../fitted-parameters.ts';
import { logistic, sumBy } from '../statistics/statistics.ts';

/** Number of the team's latest matches that the chance to play follows from. */
const LATEST_MATCHES = 5;
/** Days between two seasons. Longer gaps are rare in the matches that the chance was fitted on. */
const MAX_DAYS = 365;

/** What is known of a player before the elevens are announced. */
export interface Appearances {
  /** Whether the player played the team's latest matches, latest first. Empty without such matches. */
  readonly played: readonly boolean[];
  /** Days since the latest of them. */
  readonly daysSince: number;
}

/**
 * Chance, 0 to 1, that a player plays the team's next match. Called for likely elevens, in the worker and the backtest.
 * The longer ago the latest match, the less it counts that they played it.
 */
export function playChance({ played, daysSince }: Appearances): number {
  const share = shareOfLatest(played);
  const last =
    played[0] === true
      ? PLAY_CHANCE.last - PLAY_CHANCE.perLogDay * Math.log1p(Math.min(MAX_DAYS, daysSince))
      : 0;
  return logistic(PLAY_CHANCE.constant + PLAY_CHANCE.share * share + last);
}

/** Share of the team's latest five matches that the player played; 0 without matches. */
export function shareOfLatest(played: readonly boolean[]): number {
  const latest = played.slice(0, LATEST_MATCHES);
  return latest.length === 0 ? 0 : latest.filter(Boolean).length / latest.length;
}

/**
 * The chances of a whole squad, of whom eleven play. When they sum to less, as after an auction, all chances to be
 * absent are lowered in proportion. The same chances for fewer than eleven players.
 */
export function ofWholeSquad(chances: readonly number[], eleven = 11): number[] {
  const playing = sumBy(chances, (chance) => chance);
  if (playing >= eleven || chances.length < eleven) return [...chances];
  const factor = (chances.length - eleven) / (chances.length - playing);
  return chances.map((chance) => 1 - factor * (1 - chance));
}
