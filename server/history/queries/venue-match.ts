import { ALL_OUT, inningsBalls } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { VenueMatch } from '@gullylens/engine/report/venue-summary';
import type { PlayedMatch } from './list-matches.ts';

/**
 * What a match contributes to a venue's averages, for analyses, grades and venue pages. A value is null when the match
 * does not count for it. The first innings counts only when all out or bowled to full length; a Test's only when all
 * out. Chase and toss count only in matches with a winner and without a method such as D/L.
 */
export function toVenueMatch(match: PlayedMatch, format: MatchFormat): VenueMatch {
  const [first, second] = match.innings;
  const fullLength = inningsBalls(format) ?? Number.POSITIVE_INFINITY;
  const isComplete = first && (first.wickets >= ALL_OUT || first.legalBalls >= fullLength);
  const isWonByPlay = match.result === 'win' && match.method === null;
  return {
    firstInningsTotal: isComplete ? first.runs : null,
    firstInningsWickets: isComplete ? first.wickets : null,
    powerplayRuns: isComplete ? first.powerplayRuns : null,
    chaseWon: isWonByPlay && second && format !== 'Test' ? match.winner === second.team : null,
    tossWinnerWon: isWonByPlay && match.tossWinner !== null ? match.winner === match.tossWinner : null,
  };
}
