import type { Meeting } from '@gullylens/engine/report/head-to-head';
import type { TeamResult } from '@gullylens/engine/report/team-form';
import type { PlayedMatch } from '../history/public.ts';

/** A match as a team's form sees it. A super over counts: the table of points gives it a winner too. */
export function toTeamResult(match: PlayedMatch, team: string): TeamResult {
  return {
    date: match.playedOn,
    won: match.winner === team,
    lost: match.winner !== null && match.winner !== team,
  };
}

/** A meeting, its winner told by the names that the two teams have today. */
export function toMeeting(match: PlayedMatch, names: ReadonlyMap<string, string>): Meeting {
  return { winner: match.winner === null ? null : (names.get(match.winner) ?? null) };
}
