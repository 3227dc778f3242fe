import { PLAY_CHANCE } from '../fitted-parameters.ts';
import { logistic, sumOf } from '../statistics/statistics.ts';

/** Number of the team's latest matches whose share counts. */
const LATEST_MATCHES = 5;
/** Gaps count as at most a year, the time between two seasons: `PLAY_CHANCE` was fitted on few longer ones. */
const MAX_DAYS = 365;

/** What is known of a player before the elevens are announced. */
export interface Appearances {
  /** Whether the player played each of the team's latest matches, latest first. Empty when the team has none. */
  readonly played: readonly boolean[];
  /** Days from the team's latest match to the next one. */
  readonly daysSince: number;
}

/**
 * Chance, 0 to 1, that a player plays the team's next match. Called for squads whose eleven is not announced, in the
 * server's worker role and in the backtest. Having played the latest match counts less the longer ago it was.
 */
export function playChance({ played, daysSince }: Appearances): number {
  const share = shareOfLatest(played);
  const playedLatest =
    played[0] === true
      ? PLAY_CHANCE.last - PLAY_CHANCE.perLogDay * Math.log1p(Math.min(MAX_DAYS, daysSince))
      : 0;
  return logistic(PLAY_CHANCE.constant + PLAY_CHANCE.share * share + playedLatest);
}

/** Share of the team's latest five matches that the player played; 0 without matches. */
export function shareOfLatest(played: readonly boolean[]): number {
  const latest = played.slice(0, LATEST_MATCHES);
  return latest.length === 0 ? 0 : latest.filter(Boolean).length / latest.length;
}

const ELEVEN = 11;

/**
 * Raises the chances (0 to 1) of a whole squad until they sum to eleven, as after an auction, when many players are new
 * to the team. All chances to be absent are lowered in proportion. Returns the same chances when they sum to eleven or
 * more, or the squad has fewer than eleven players.
 */
export function raiseToEleven(chances: readonly number[]): number[] {
  const expectedPlayers = sumOf(chances);
  if (expectedPlayers >= ELEVEN || chances.length < ELEVEN) return [...chances];
  const factor = (chances.length - ELEVEN) / (chances.length - expectedPlayers);
  return chances.map((chance) => 1 - factor * (1 - chance));
}
