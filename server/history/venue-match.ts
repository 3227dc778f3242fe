import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { VenueMatch } from '@gullylens/engine/report/venue-summary';
import { INNINGS_LENGTHS } from './played-format.ts';
import type { PlayedMatch } from './queries/list-matches.ts';

const ALL_OUT = 10;

/** A match as a ground's record counts it. A first innings that rain cut short says nothing about totals. */
export function toVenueMatch(match: PlayedMatch, format: MatchFormat): VenueMatch {
  const [first, second] = match.innings;
  const { overs, ballsPerOver } = INNINGS_LENGTHS[format];
  const fullLength = overs === null ? Number.POSITIVE_INFINITY : overs * ballsPerOver;
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
