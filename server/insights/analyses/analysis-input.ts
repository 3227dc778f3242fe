import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import {
  inferPlayerRole,
  listVenueMatches,
  listComparableMatches,
  listMeetings,
  type PlayedMatch,
  toVenueMatch,
} from '../../history/public.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import type { RequestHistory } from '../forecasting/build-forecast-request.ts';
import {
  type PreMatchHistory,
  readPreMatchHistory,
  sharedCompetition,
  type TeamPreMatchHistory,
} from '../model/pre-match-history.ts';

/** Maximum matches at the venue, the latest: enough to assess it, and recent enough for today's scoring. */
const VENUE_MATCHES = 40;
/** Maximum comparable matches at all venues. */
const COMPARABLE_MATCHES = 200;
/** Maximum meetings of the teams. Never reached: no two teams have met this often in one format. */
const MEETINGS = 300;

const NOTHING: Omit<AnalysisInput, 'teams' | 'venue'> = {
  venueMatches: [],
  usualMatches: [],
  results: [[], []],
  meetings: [],
  playerMatches: [],
};

/**
 * Reads from history what the analysis of a match needs, from days before `before` (`YYYY-MM-DD`). Called when an
 * analysis is drafted (worker role). Unknown parts are empty.
 */
export async function gatherInput(
  context: InsightsContext,
  match: MatchSummary,
  before: string,
): Promise<AnalysisInput> {
  const past = await readPreMatchHistory(context, match, before);
  const venue = past ? past.venue : await context.history.findVenue(match.venue);
  const common = { teams: match.teams, venue: venue?.name ?? match.venue.name };
  if (past === null) return { ...common, ...NOTHING };
  return {
    ...common,
    ...(await venueRecord(context.db, past)),
    results: [resultsOf(past.teams[0]), resultsOf(past.teams[1])],
    meetings: await meetings(context.db, past),
    playerMatches: playerMatches(past),
  };
}

/** A team's results, latest match first. A match won in a super over counts as won, as in the points table. */
function resultsOf({ team, latest }: TeamPreMatchHistory): AnalysisInput['results'][0] {
  return latest.map(({ playedOn, winner }) => ({
    date: playedOn,
    won: winner === team?.key,
    lost: winner !== null && winner !== team?.key,
  }));
}

/**
 * The venue's matches, and comparable ones at any venue: of the competition of both teams' latest matches, or of all
 * teams of their level when these differ.
 */
async function venueRecord(
  db: Database,
  { format, before, venue, teams: [a, b] }: PreMatchHistory,
): Promise<Pick<AnalysisInput, 'venueMatches' | 'usualMatches'>> {
  const gender = a.team?.gender ?? b.team?.gender ?? 'male';
  const atVenue = venue
    ? await listVenueMatches(db, { venue: venue.key, gender }, { format, before, limit: VENUE_MATCHES })
    : [];
  const latest = [...a.latest, ...b.latest];
  const kind = latest[0] && { ...latest[0], competition: sharedCompetition(latest) };
  const usual = kind
    ? await listComparableMatches(db, kind, { format, before, limit: COMPARABLE_MATCHES })
    : [];
  const rows = (matches: readonly PlayedMatch[]) => matches.map((match) => toVenueMatch(match, format));
  return { venueMatches: rows(atVenue), usualMatches: rows(usual) };
}

async function meetings(db: Database, { format, before, teams: [a, b] }: PreMatchHistory) {
  if (!a.team || !b.team) return [];
  const met = await listMeetings(db, [a.team.key, b.team.key], { format, before, limit: MEETINGS });
  const called = new Map([
    [a.team.key, a.name],
    [b.team.key, b.name],
  ]);
  return met.map(({ winner }) => ({ winner: called.get(winner ?? '') ?? null }));
}

/** Players' points by match. Roles are included only when every role has players; otherwise line-ups ignore roles. */
export function playerMatches({ teams }: Pick<RequestHistory, 'teams'>): AnalysisInput['playerMatches'] {
  const logs = teams.flatMap((team) => team.logs.map((log) => ({ ...log, team: team.name })));
  const roles = new Map(logs.map(({ id, matches }) => [id, inferPlayerRole(matches)]));
  const areRolesKnown = new Set(roles.values()).size === 4;
  return logs.flatMap(({ id, name, team, matches }) => {
    const role = areRolesKnown ? roles.get(id) : undefined;
    return matches.map(({ playedOn, points }) => ({
      playerId: id,
      name,
      team,
      date: playedOn,
      points,
      ...(role && { role }),
    }));
  });
}
