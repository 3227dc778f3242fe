import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import {
  inferPlayerRole,
  listGroundMatches,
  listComparableMatches,
  listMeetings,
  type PlayedMatch,
  toVenueMatch,
} from '../../history/public.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { type MatchFacts, readMatchFacts, sharedCompetition, type TeamFacts } from '../model/match-facts.ts';

/** Enough matches to assess a venue, and recent enough for today's game. */
const VENUE_MATCHES = 40;
const USUAL_MATCHES = 200;
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
 * All that history knows for the analysis of a match, from days before `before` (`YYYY-MM-DD`). Unknown parts are
 * empty.
 */
export async function gatherInput(
  context: InsightsContext,
  match: MatchSummary,
  before: string,
): Promise<AnalysisInput> {
  const facts = await readMatchFacts(context, match, before);
  const ground = facts ? facts.ground : await context.history.findGround(match.venue);
  const common = { teams: match.teams, venue: ground?.name ?? match.venue.name };
  if (facts === null) return { ...common, ...NOTHING };
  return {
    ...common,
    ...(await groundRecord(context.db, facts)),
    results: [resultsOf(facts.teams[0]), resultsOf(facts.teams[1])],
    meetings: await meetings(context.db, facts),
    playerMatches: playerMatches(facts),
  };
}

/** A super over counts: the points table has its winner too. */
function resultsOf({ team, latest }: TeamFacts): AnalysisInput['results'][0] {
  return latest.map(({ playedOn, winner }) => ({
    date: playedOn,
    won: winner === team?.key,
    lost: winner !== null && winner !== team?.key,
  }));
}

/** The venue's matches, and the comparable ones of the competition that both teams played last. */
async function groundRecord(
  db: Database,
  { format, before, ground, teams: [a, b] }: MatchFacts,
): Promise<Pick<AnalysisInput, 'venueMatches' | 'usualMatches'>> {
  const gender = a.team?.gender ?? b.team?.gender ?? 'male';
  const here = ground
    ? await listGroundMatches(db, { ground: ground.key, gender }, { format, before, limit: VENUE_MATCHES })
    : [];
  const latest = [...a.latest, ...b.latest];
  const kind = latest[0] && { ...latest[0], competition: sharedCompetition(latest) };
  const usual = kind ? await listComparableMatches(db, kind, { format, before, limit: USUAL_MATCHES }) : [];
  const rows = (matches: readonly PlayedMatch[]) => matches.map((match) => toVenueMatch(match, format));
  return { venueMatches: rows(here), usualMatches: rows(usual) };
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

/** The rule on roles applies only when every role has players; otherwise it is ignored. */
function playerMatches({ teams }: MatchFacts): AnalysisInput['playerMatches'] {
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
