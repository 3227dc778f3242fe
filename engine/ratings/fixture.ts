import type { MatchRecord } from '../match/match-record.ts';
import { nameVenue } from '../names/venue-names.ts';
import { nameTeam } from '../names/team-names.ts';
import { poolKey } from './ratings-state.ts';

/**
 * A match as known at the toss, or before it; a forecast may use nothing else of the match. Built from a played match
 * to learn or backtest it, and from the feed by the server's worker role to forecast a coming or live match.
 */
export interface Fixture
  extends Pick<
    MatchRecord,
    | 'format'
    | 'gender'
    | 'teamType'
    | 'competition'
    | 'venue'
    | 'city'
    | 'teams'
    | 'ballsPerOver'
    | 'oversLimit'
  > {
  /** Ids of the announced or likely players of each team, in the order of `teams`; empty when none is known. */
  readonly players: readonly [readonly string[], readonly string[]];
  /** Index of the team batting first; null before the toss. */
  readonly battingFirst: 0 | 1 | null;
  /** Index of the team that won the toss; null before it. */
  readonly tossWinner: 0 | 1 | null;
}

/** A played match as known at its toss. */
export function fixtureOf(match: MatchRecord): Fixture {
  const { format, gender, teamType, competition, venue, city, teams, ballsPerOver, oversLimit } = match;
  const side = (team: string): readonly string[] => (match.lineups[team] ?? []).map((player) => player.id);
  const tossWinner = tossWinnerOf(match);
  const batsFirst = tossWinner === null || match.toss?.decision === 'bat';
  return {
    format,
    gender,
    teamType,
    competition,
    venue,
    city,
    teams,
    ballsPerOver,
    oversLimit,
    players: [side(teams[0]), side(teams[1])],
    battingFirst: batsFirst ? tossWinner : otherSide(tossWinner),
    tossWinner,
  };
}

function tossWinnerOf({ toss, teams }: MatchRecord): 0 | 1 | null {
  if (toss === null) return null;
  return toss.winner === teams[0] ? 0 : 1;
}

/** Index of the other team. */
export function otherSide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}

/** The keys of a fixture's ratings in `RatingsState`. */
export type FixtureKeys = Readonly<ReturnType<typeof fixtureKeys>>;

/**
 * Keys of a fixture's ratings: pool (one gender and format), competition, teams and venue. All internationals of a pool
 * are one competition.
 */
export function fixtureKeys(fixture: Fixture) {
  const team = (name: string): string => nameTeam(name, fixture.gender).key;
  return {
    pool: poolKey(fixture),
    competition: fixture.teamType === 'international' ? 'internationals' : (fixture.competition ?? 'other'),
    teams: [team(fixture.teams[0]), team(fixture.teams[1])] as const,
    venue: nameVenue(fixture.venue, fixture.city).key,
  };
}
