import { mean } from '../statistics/statistics.ts';

export interface Samples {
  readonly venueMatches: number;
  readonly meetings: number;
  readonly formMatches: number;
  /** Matches on record of each player in the pool. */
  readonly playerMatches: readonly number[];
}

/** How many matches make half of what can be learnt of each thing; players' points vary most, and weigh most. */
const HALF_AT = { venue: 10, meetings: 8, form: 5, player: 8 };
const WEIGHTS = { venue: 0.2, meetings: 0.1, form: 0.2, player: 0.5 };

/** How much history stands behind an analysis, 0 (none) to 100; not how likely it is to come true. */
export function confidenceOf({ venueMatches, meetings, formMatches, playerMatches }: Samples): number {
  const players = playerMatches.map((matches) => known(matches, HALF_AT.player));
  const player = players.length === 0 ? 0 : mean(players);
  const share =
    WEIGHTS.venue * known(venueMatches, HALF_AT.venue) +
    WEIGHTS.meetings * known(meetings, HALF_AT.meetings) +
    WEIGHTS.form * known(formMatches / 2, HALF_AT.form) +
    WEIGHTS.player * player;
  return Math.round(100 * share);
}

function known(matches: number, half: number): number {
  return matches / (matches + half);
}
