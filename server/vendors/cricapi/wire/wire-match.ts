import { z } from 'zod';
import {
  wireColour,
  wireCount,
  wireFlag,
  wireId,
  wireImage,
  wireInstant,
  wireList,
  wireOrDefault,
  wireOvers,
  wireRows,
  wireText,
  wireTextOrNull,
} from './wire-values.ts';

/** A Test has four innings; twice as many leave room for super overs. */
const MAX_INNINGS = 8;
/** A match has two teams. More are ignored; a list longer than this is unreadable. */
const MAX_TEAMS = 16;

const WireTeam = z.object({
  name: wireText,
  shortname: wireTextOrNull,
  img: wireImage,
  color_primary: wireColour,
});
/** A team of a match, as parsed. */
export type CricapiTeam = z.output<typeof WireTeam>;

const WireInnings = z.object({
  inning: wireTextOrNull,
  r: wireOrDefault(wireCount, 0),
  w: wireOrDefault(wireCount, 0).pipe(z.int().max(10)),
  o: wireOrDefault(wireOvers, '0.0'),
});

/** An innings with a label or a number. The vendor also sends empty slots. */
const WireScore = wireList(z.unknown(), MAX_INNINGS)
  .transform((list) => list.filter(hasAnyValue))
  .pipe(z.array(WireInnings))
  .transform((list) =>
    list.map((innings, index) => ({ ...innings, inning: innings.inning ?? `Inning ${index + 1}` })),
  );
/** The score of an innings, as parsed: label, runs, wickets and overs. */
export type CricapiInnings = z.output<typeof WireScore>[number];

function hasAnyValue(row: unknown): boolean {
  return row !== null && (typeof row !== 'object' || Object.values(row).some((value) => value !== null));
}

/** Name of a team that is not known yet, such as a finalist before the semi-finals. */
export const UNKNOWN_TEAM = 'TBC';

const WireMatch = z.object({
  id: wireId,
  name: wireTextOrNull,
  matchType: wireTextOrNull,
  status: wireTextOrNull.transform((text) => text ?? ''),
  venue: wireTextOrNull,
  date: wireTextOrNull,
  dateTimeGMT: wireInstant,
  teams: wireList(wireTextOrNull, MAX_TEAMS),
  teamInfo: wireRows(WireTeam),
  score: WireScore,
  series_id: wireTextOrNull,
  fantasyEnabled: wireFlag,
  bbbEnabled: wireFlag,
  hasSquad: wireFlag,
  matchStarted: wireFlag,
  matchEnded: wireFlag,
  tossWinner: wireTextOrNull,
  tossChoice: wireTextOrNull,
  matchWinner: wireTextOrNull,
});

/**
 * A match of `currentMatches`, `matches`, `series_info` and `match_info`. `teamInfo` is in the order of `teams`, paired
 * by name because the vendor's order differs in most matches. `score` is in innings order.
 */
export const CricapiMatch = WireMatch.refine(
  ({ name, teams, teamInfo }) => name !== null || teams.length > 1 || teamInfo.length > 1,
  'has neither a name nor teams',
).transform(({ teams, teamInfo, score, ...match }) => {
  const teamNames = readTeamNames({ name: match.name, teams, teamInfo });
  return {
    ...match,
    name: match.name ?? `${teamNames[0]} vs ${teamNames[1]}`,
    teams: teamNames,
    teamInfo: [findTeam(teamInfo, teamNames[0]), findTeam(teamInfo, teamNames[1])] as const,
    score,
  };
});
/** A parsed match. */
export type CricapiMatch = z.output<typeof CricapiMatch>;

type ReceivedTeams = Pick<z.output<typeof WireMatch>, 'name' | 'teams' | 'teamInfo'>;

/** The two teams by the list of teams, otherwise by their details, otherwise by the match's name. */
function readTeamNames({ name, teams, teamInfo }: ReceivedTeams): readonly [string, string] {
  if (teams.some((team) => team !== null)) return [knownTeamName(teams[0]), knownTeamName(teams[1])];
  if (teamInfo.length > 1) return [knownTeamName(teamInfo[0]?.name), knownTeamName(teamInfo[1]?.name)];
  const named = /^(.+?) vs?\.? ([^,]+)/i.exec(name ?? '');
  return [knownTeamName(named?.[1]), knownTeamName(named?.[2])];
}

function knownTeamName(name: string | null | undefined): string {
  return name && !/^tb[acd]$/i.test(name) ? name : UNKNOWN_TEAM;
}

function findTeam(teams: readonly CricapiTeam[], name: string): CricapiTeam {
  const lowerCaseName = name.toLowerCase();
  const found = teams.find((team) => team.name.toLowerCase() === lowerCaseName);
  return { shortname: null, img: null, color_primary: null, ...found, name };
}
