import { ALL_OUT, inningsBalls } from '@gullylens/engine/match/format-facts';
import type { VenueMatch } from '@gullylens/engine/report/venue-summary';
import type { Format, PlayedMatch } from './queries/list-matches.ts';

/** A match as a ground's record sees it. A first innings that rain cut short says nothing about totals. */
export function toVenueMatch(match: PlayedMatch, format: Format): VenueMatch {
  const [first, second] = match.innings;
  const whole =
    first &&
    (first.wickets >= ALL_OUT || first.legalBalls >= (inningsBalls(format) ?? Number.POSITIVE_INFINITY));
  const played = match.result === 'win' && match.method === null;
  return {
    firstInningsTotal: whole ? first.runs : null,
    firstInningsWickets: whole ? first.wickets : null,
    powerplayRuns: whole ? first.powerplayRuns : null,
    chaseWon: played && second && format !== 'Test' ? match.winner === second.team : null,
    tossWinnerWon: played && match.tossWinner !== null ? match.winner === match.tossWinner : null,
  };
}
