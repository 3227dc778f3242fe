import { z } from 'zod';
import {
  wireCount,
  wireFlag,
  wireId,
  wireImage,
  wireInstant,
  wireList,
  wireOvers,
  wireRows,
  wireText,
  wireTextOrNull,
} from './wire-values.ts';

const WireTeam = z.object({ name: wireText, shortname: wireTextOrNull, img: wireImage });
export type CricapiTeam = z.output<typeof WireTeam>;

/** A figure that is not there yet is written as null, or not at all. */
const orNothing = <T>(figure: z.ZodType<T>, nothing: T) =>
  figure.nullish().transform((value) => value ?? nothing);

const WireInnings = z.object({
  inning: wireText,
  r: orNothing(wireCount, 0),
  w: orNothing(wireCount, 0).pipe(z.int().max(10)),
  o: orNothing(wireOvers, '0.0'),
});
export type CricapiInnings = z.output<typeof WireInnings>;

/** A side that is not known yet, as in a final before the semi-finals. */
const UNKNOWN_SIDE = 'TBC';

/** A Test has four innings; twice that leaves room for super overs. */
const MOST_INNINGS = 8;
/** A list of teams has two; what is beyond them is passed over. */
const MOST_TEAMS = 16;

const WireMatch = z.object({
  id: wireId,
  name: wireTextOrNull,
  matchType: wireTextOrNull,
  status: wireTextOrNull.transform((words) => words ?? ''),
  venue: wireTextOrNull,
  date: wireTextOrNull,
  dateTimeGMT: wireInstant,
  teams: wireList(wireTextOrNull, MOST_TEAMS),
  teamInfo: wireRows(WireTeam),
  score: wireList(WireInnings, MOST_INNINGS),
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
 * A match as the vendor tells it, of `currentMatches`, `matches`, `series_info` and `match_info` alike. `teamInfo`
 * stands in the order of `teams`: the vendor's order differs in most matches, so they are paired by name.
 * `score` is in innings order.
 */
export const CricapiMatch = WireMatch.refine(
  ({ name, teams }) => name !== null || teams.length > 1,
  'has neither a name nor teams',
).transform(({ teams, teamInfo, score, ...match }) => {
  const sides = [teams[0] || UNKNOWN_SIDE, teams[1] || UNKNOWN_SIDE] as const;
  return {
    ...match,
    name: match.name ?? `${sides[0]} vs ${sides[1]}`,
    teams: sides,
    teamInfo: [findTeam(teamInfo, sides[0]), findTeam(teamInfo, sides[1])] as const,
    score,
  };
});
export type CricapiMatch = z.output<typeof CricapiMatch>;

function findTeam(known: readonly CricapiTeam[], name: string): CricapiTeam {
  return known.find((team) => team.name === name) ?? { name, shortname: null, img: null };
}
