import { z } from 'zod';
import {
  wireCount,
  wireFlag,
  wireId,
  wireImage,
  wireInstant,
  wireOvers,
  wireText,
  wireTextOrNull,
} from './wire-values.ts';

const WireTeam = z.object({ name: wireText, shortname: wireTextOrNull, img: wireImage });
export type CricapiTeam = z.output<typeof WireTeam>;

const WireInnings = z.object({
  inning: wireText,
  r: wireCount.default(0),
  w: wireCount.max(10).default(0),
  o: wireOvers.default('0.0'),
});
export type CricapiInnings = z.output<typeof WireInnings>;

/** A side that is not known yet, as in a final before the semi-finals. */
const UNKNOWN_SIDE = 'TBC';

const WireMatch = z.object({
  id: wireId,
  name: wireText,
  matchType: wireTextOrNull,
  status: wireText.default(''),
  venue: wireTextOrNull,
  date: wireTextOrNull,
  dateTimeGMT: wireInstant,
  teams: z.array(wireText).nullish(),
  teamInfo: z.array(WireTeam).nullish(),
  score: z.array(WireInnings).nullish(),
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
export const CricapiMatch = WireMatch.transform(({ teams, teamInfo, score, ...match }) => {
  const sides = [teams?.[0] || UNKNOWN_SIDE, teams?.[1] || UNKNOWN_SIDE] as const;
  return {
    ...match,
    teams: sides,
    teamInfo: [findTeam(teamInfo, sides[0]), findTeam(teamInfo, sides[1])] as const,
    score: score ?? [],
  };
});
export type CricapiMatch = z.output<typeof CricapiMatch>;

function findTeam(known: readonly CricapiTeam[] | null | undefined, name: string): CricapiTeam {
  return known?.find((team) => team.name === name) ?? { name, shortname: null, img: null };
}
