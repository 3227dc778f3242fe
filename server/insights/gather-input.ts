import type { MatchSummary } from '@gullylens/contract/http/match';
import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import type { AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import type { PlayerMatch } from '@gullylens/engine/report/player-form';
import {
  type Format,
  guessRole,
  type History,
  type KnownGround,
  type KnownTeam,
  type PlayedMatch,
  type PlayerLog,
  playedFormat,
  toVenueMatch,
} from '../history/public.ts';
import { toMeeting, toTeamResult } from './played-match-rows.ts';

/** Enough to judge a ground, few enough to be of this age of the game. */
const VENUE_MATCHES = 40;
/** Two or three seasons of a league. */
const USUAL_MATCHES = 200;
const FORM_MATCHES = 10;
/** All there are: two teams have never met so often in one format. */
const MEETINGS = 300;

/** What history is asked about one match; nothing of the match's day or later. */
interface Question {
  readonly format: Format;
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
  history: History,
  match: MatchSummary,
  before: string,
): Promise<AnalysisInput> {
  const names = match.teams;
  const nothing = { venueMatches: [], usualMatches: [], meetings: [], playerMatches: [] };
  const format = playedFormat(match.matchType);
  const ground = await history.findGround(match.venue);
  const place = ground?.name ?? match.venue.name;
  if (format === null) return { teams: names, ground: place, ...nothing, results: [[], []] };
  const [a, b] = names;
  const teams = [await history.findTeam(a), await history.findTeam(b)] as const;
  const question: Question = { format, before, teams, names, ground };
  const formOf = (team: KnownTeam | null) => latestMatches(history, question, team);
  const form = [await formOf(teams[0]), await formOf(teams[1])] as const;
  return {
    teams: names,
    ground: place,
    ...(await groundRecord(history, question, form.flat())),
    results: [results(form[0], teams[0]), results(form[1], teams[1])],
    meetings: await meetings(history, question),
    playerMatches: await playerMatches(history, question),
  };
}

async function latestMatches(
  history: History,
  { format, before }: Question,
  team: KnownTeam | null,
): Promise<readonly PlayedMatch[]> {
  return team ? history.teamMatches(team.key, { format, before, limit: FORM_MATCHES }) : [];
}

function results(matches: readonly PlayedMatch[], team: KnownTeam | null): AnalysisInput['results'][0] {
  return team ? matches.map((match) => toTeamResult(match, team.key)) : [];
}

/** The ground's own matches, and those it is compared with: of the competition that both teams played last. */
async function groundRecord(
  history: History,
  { format, before, ground, teams }: Question,
  latest: readonly PlayedMatch[],
): Promise<Pick<AnalysisInput, 'venueMatches' | 'usualMatches'>> {
  const [like] = latest;
  const gender = teams[0]?.gender ?? teams[1]?.gender ?? 'male';
  const here = ground
    ? await history.groundMatches({ ground: ground.key, gender }, { format, before, limit: VENUE_MATCHES })
    : [];
  const together = latest.every(({ competition }) => competition === like?.competition);
  const kind = like && { ...like, competition: together ? like.competition : null };
  const usual = kind ? await history.kindMatches(kind, { format, before, limit: USUAL_MATCHES }) : [];
  const rows = (matches: readonly PlayedMatch[]) => matches.map((match) => toVenueMatch(match, format));
  return { venueMatches: rows(here), usualMatches: rows(usual) };
}

async function meetings(history: History, { format, before, teams, names }: Question) {
  const [a, b] = teams;
  if (!a || !b) return [];
  const met = await history.meetings([a.key, b.key], { format, before, limit: MEETINGS });
  const called = new Map([
    [a.key, names[0]],
    [b.key, names[1]],
  ]);
  return met.map((match) => toMeeting(match, called));
}

async function playerMatches(history: History, { format, before, teams, names }: Question) {
  const sides = await Promise.all(
    teams.map(async (team, i) => ({
      name: names[i] ?? '',
      logs: team ? await history.sideLogs({ team: team.key, format, before }) : [],
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
