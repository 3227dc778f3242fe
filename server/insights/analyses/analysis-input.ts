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
import type { RequestFacts } from '../forecasting/build-forecast-request.ts';
import { type MatchFacts, readMatchFacts, sharedCompetition, type TeamFacts } from '../model/match-facts.ts';

/** Maximum matches at the venue: enough to assess it, and recent enough for today's game. */
const VENUE_MATCHES = 40;
/** Maximum comparable matches at all venues. */
const COMPARABLE_MATCHES = 200;
/** No limit in practice: no two teams have met this often in one format. */
const MEETINGS = 300;

const NOTHING: Omit<AnalysisInput, 'teams' | 'venue'> = {
  venueMatches: [],
  usualMatches: [],
  results: [[], []],
  meetings: [],
  playerMatches: [],
};

/**
 * Reads all that history knows for the analysis of a match, from days before `before` (`YYYY-MM-DD`), in the worker
 * role. Unknown parts are empty.
 */
export async function gatherInput(
  context: InsightsContext,
  match: MatchSummary,
  before: string,
): Promise<AnalysisInput> {
  const facts = await readMatchFacts(context, match, before);
  const venue = facts ? facts.venue : await context.history.findVenue(match.venue);
  const common = { teams: match.teams, venue: venue?.name ?? match.venue.name };
  if (facts === null) return { ...common, ...NOTHING };
  return {
    ...common,
    ...(await venueRecord(context.db, facts)),
    results: [resultsOf(facts.teams[0]), resultsOf(facts.teams[1])],
    meetings: await meetings(context.db, facts),
    playerMatches: playerMatches(facts),
  };
}

/** A team's results, latest match first. A match won in a super over counts as won, as in the points table. */
function resultsOf({ team, latest }: TeamFacts): AnalysisInput['results'][0] {
  return latest.map(({ playedOn, winner }) => ({
    date: playedOn,
    won: winner === team?.key,
    lost: winner !== null && winner !== team?.key,
  }));
}

/** The venue's matches, and the comparable ones of the competition that both teams played last. */
async function venueRecord(
  db: Database,
  { format, before, venue, teams: [a, b] }: MatchFacts,
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

async function meetings(db: Database, { format, before, teams: [a, b] }: MatchFacts) {
  if (!a.team || !b.team) return [];
  const met = await listMeetings(db, [a.team.key, b.team.key], { format, before, limit: MEETINGS });
  const called = new Map([
    [a.team.key, a.name],
    [b.team.key, b.name],
  ]);
  return met.map(({ winner }) => ({ winner: called.get(winner ?? '') ?? null }));
}

/** Players' points by match. Roles are included only when every role has players; otherwise line-ups ignore roles. */
export function playerMatches({ teams }: Pick<RequestFacts, 'teams'>): AnalysisInput['playerMatches'] {
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
