import type { MatchSummary } from '@gullylens/contract/http/match';
import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import type { AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import type { PlayerMatch } from '@gullylens/engine/report/player-form';
import {
  guessRole,
  type KnownGround,
  type KnownTeam,
  listGroundMatches,
  listKindMatches,
  listMeetings,
  listSideLogs,
  listTeamMatches,
  type PlayedMatch,
  type PlayerLog,
  playedFormat,
  toVenueMatch,
} from '../history/public.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { InsightsContext } from './insights-context.ts';

/** Enough to judge a ground, few enough to be of this age of the game. */
const VENUE_MATCHES = 40;
/** Two or three seasons of a league. */
const USUAL_MATCHES = 200;
const FORM_MATCHES = 10;
/** All there are: two teams have never met so often in one format. */
const MEETINGS = 300;

/** What history is asked about one match; nothing of the match's day or later. */
interface Question {
  readonly format: MatchFormat;
  readonly before: string;
  readonly teams: readonly [KnownTeam | null, KnownTeam | null];
  readonly names: readonly [string, string];
  readonly ground: KnownGround | null;
}

/**
 * Everything that history knows for the analysis of a match, of days before `before` (`YYYY-MM-DD`). What it does not
 * know stays empty.
 */
export async function gatherInput(
  { db, history }: Pick<InsightsContext, 'db' | 'history'>,
  match: MatchSummary,
  before: string,
): Promise<AnalysisInput> {
  const names = match.teams;
  const format = playedFormat(match.matchType);
  const ground = await history.findGround(match.venue);
  const common = { teams: names, ground: ground?.name ?? match.venue.name };
  if (format === null) return { ...common, ...NOTHING };
  const teams = [await history.findTeam(names[0]), await history.findTeam(names[1])] as const;
  const question: Question = { format, before, teams, names, ground };
  const form = [await latestMatches(db, question, 0), await latestMatches(db, question, 1)] as const;
  return {
    ...common,
    ...(await groundRecord(db, question, form.flat())),
    results: [resultsOf(form[0], teams[0]), resultsOf(form[1], teams[1])],
    meetings: await meetings(db, question),
    playerMatches: await playerMatches(db, question),
  };
}

const NOTHING: Omit<AnalysisInput, 'teams' | 'ground'> = {
  venueMatches: [],
  usualMatches: [],
  results: [[], []],
  meetings: [],
  playerMatches: [],
};

async function latestMatches(db: Database, { format, before, teams }: Question, side: 0 | 1) {
  const team = teams[side];
  return team ? listTeamMatches(db, team.key, { format, before, limit: FORM_MATCHES }) : [];
}

/** A super over counts: the table of points gives it a winner too. */
function resultsOf(matches: readonly PlayedMatch[], team: KnownTeam | null): AnalysisInput['results'][0] {
  return matches.map(({ playedOn, winner }) => ({
    date: playedOn,
    won: winner === team?.key,
    lost: winner !== null && winner !== team?.key,
  }));
}

/** The ground's own matches, and those it is compared with: of the competition that both teams played last. */
async function groundRecord(
  db: Database,
  { format, before, ground, teams }: Question,
  latest: readonly PlayedMatch[],
): Promise<Pick<AnalysisInput, 'venueMatches' | 'usualMatches'>> {
  const [like] = latest;
  const gender = teams[0]?.gender ?? teams[1]?.gender ?? 'male';
  const here = ground
    ? await listGroundMatches(db, { ground: ground.key, gender }, { format, before, limit: VENUE_MATCHES })
    : [];
  const together = latest.every(({ competition }) => competition === like?.competition);
  const kind = like && { ...like, competition: together ? like.competition : null };
  const usual = kind ? await listKindMatches(db, kind, { format, before, limit: USUAL_MATCHES }) : [];
  const rows = (matches: readonly PlayedMatch[]) => matches.map((match) => toVenueMatch(match, format));
  return { venueMatches: rows(here), usualMatches: rows(usual) };
}

/** Each meeting's winner by the name that the feed uses. */
async function meetings(db: Database, { format, before, teams: [a, b], names }: Question) {
  if (!a || !b) return [];
  const met = await listMeetings(db, [a.key, b.key], { format, before, limit: MEETINGS });
  const called = new Map([
    [a.key, names[0]],
    [b.key, names[1]],
  ]);
  return met.map(({ winner }) => ({ winner: called.get(winner ?? '') ?? null }));
}

async function playerMatches(db: Database, { format, before, teams, names }: Question) {
  const sides = await Promise.all(
    teams.map(async (team, i) => ({
      name: names[i] ?? '',
      logs: team ? await listSideLogs(db, { team: team.key, format, before }) : [],
    })),
  );
  const roles = rolesOf(sides.flatMap(({ logs }) => logs));
  return sides.flatMap(({ name, logs }) => logs.flatMap((log) => rowsOf(log, name, roles)));
}

/** Roles are of use only when every role is there to be picked; else the rule on roles is left aside. */
function rolesOf(logs: readonly PlayerLog[]): ReadonlyMap<string, PlayerRole> {
  const roles = new Map(logs.map((log) => [log.id, guessRole(log.matches)]));
  return new Set(roles.values()).size === 4 ? roles : new Map();
}

function rowsOf(log: PlayerLog, team: string, roles: ReadonlyMap<string, PlayerRole>): PlayerMatch[] {
  const role = roles.get(log.id);
  return log.matches.map(({ playedOn, points }) => ({
    playerId: log.id,
    name: log.name,
    team,
    date: playedOn,
    points,
    ...(role && { role }),
  }));
}
