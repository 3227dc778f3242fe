import type { VenueMatch } from '@gullylens/engine/report/venue-summary';
import type { Format, PlayedMatch } from './queries/list-matches.ts';

/** Legal balls of an innings that goes the whole way. */
const FULL_LENGTH: Readonly<Record<Format, number>> = {
  T20: 120,
  ODI: 300,
  Test: Number.POSITIVE_INFINITY,
  T10: 60,
  Hundred: 100,
};
const ALL_OUT = 10;

/** A match as a ground's record sees it. A first innings that rain cut short says nothing about totals. */
export function toVenueMatch(match: PlayedMatch, format: Format): VenueMatch {
  const [first, second] = match.innings;
  const whole = first && (first.wickets >= ALL_OUT || first.legalBalls >= FULL_LENGTH[format]);
  const played = match.result === 'win' && match.method === null;
  return {
    firstInningsTotal: whole ? first.runs : null,
    firstInningsWickets: whole ? first.wickets : null,
    powerplayRuns: whole ? first.powerplayRuns : null,
    chaseWon: played && second && format !== 'Test' ? match.winner === second.team : null,
    tossWinnerWon: played && match.tossWinner !== null ? match.winner === match.tossWinner : null,
  };
}
