import { ALL_OUT, inningsBalls } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { VenueMatch } from '@gullylens/engine/report/venue-summary';
import type { PlayedMatch } from './list-matches.ts';

/**
 * A match as a venue's record counts it, for analyses, grades and venue pages. Totals are in runs. Null where the match
 * gives no answer. A first innings cut short by rain does not count for totals.
 */
export function toVenueMatch(match: PlayedMatch, format: MatchFormat): VenueMatch {
  const [first, second] = match.innings;
  const fullLength = inningsBalls(format) ?? Number.POSITIVE_INFINITY;
  const whole = first && (first.wickets >= ALL_OUT || first.legalBalls >= fullLength);
  const played = match.result === 'win' && match.method === null;
  return {
    firstInningsTotal: whole ? first.runs : null,
    firstInningsWickets: whole ? first.wickets : null,
    powerplayRuns: whole ? first.powerplayRuns : null,
    chaseWon: played && second && format !== 'Test' ? match.winner === second.team : null,
    tossWinnerWon: played && match.tossWinner !== null ? match.winner === match.tossWinner : null,
  };
}
