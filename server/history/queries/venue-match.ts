import { ALL_OUT, inningsBalls } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { VenueMatch } from '@gullylens/engine/report/venue-summary';
import type { PlayedMatch } from './list-matches.ts';

/**
 * Converts a match for a venue's record, for analyses, grades and venue pages. A value is null when the match does
 * not count for it. The first innings counts only when all out or bowled to full length; a Test's only when all out.
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
