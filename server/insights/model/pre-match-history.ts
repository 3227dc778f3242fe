import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { listTeamPlayerLogs, listTeamMatches, type PlayedMatch, playedFormat } from '../../history/public.ts';
import type { InsightsContext } from './insights-context.ts';

/** Maximum latest matches per team. */
const LATEST_MATCHES = 10;

/** What history knows about a coming or live match, from before its day. */
export type PreMatchHistory = NonNullable<Awaited<ReturnType<typeof readPreMatchHistory>>>;
/** What history knows about one team of such a match. */
export type TeamPreMatchHistory = PreMatchHistory['teams'][0];

/**
 * Reads what history knows about a match of the feed from before the UTC day `before` (`YYYY-MM-DD`): the venue, each
 * team's ten latest matches of the format, latest first, and the logs of the players of its last five. For analyses and
 * projections, in the worker role. `team` and `venue` are null for unknown names. Null when history does not store the
 * format.
 */
export async function readPreMatchHistory(
  { db, history }: InsightsContext,
  match: MatchSummary,
  before: string,
) {
  const format = playedFormat(match.matchType);
  if (format === null) return null;
  const readTeam = async (name: string) => {
    const team = await history.findTeam(name);
    const latest = team ? await listTeamMatches(db, team.key, { format, before, limit: LATEST_MATCHES }) : [];
    const logs = team ? await listTeamPlayerLogs(db, { team: team.key, format, before }) : [];
    return { name, team, latest, logs };
  };
  const teams = [await readTeam(match.teams[0]), await readTeam(match.teams[1])] as const;
  return { format, before, teams, venue: await history.findVenue(match.venue) };
}

/** The one competition that all these matches belong to. Null when they differ, and for no matches. */
export function sharedCompetition(matches: readonly Pick<PlayedMatch, 'competition'>[]): string | null {
  const competitions = new Set(matches.map(({ competition }) => competition));
  const [first = null] = competitions;
  return competitions.size === 1 ? first : null;
}
