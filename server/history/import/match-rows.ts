import { inningsTotals } from '@gullylens/engine/match/innings-totals';
import type { MatchRecord, Outcome } from '@gullylens/engine/match/match-record';
import { powerplayRuns } from '@gullylens/engine/match/powerplay';
import { nameVenue } from '@gullylens/engine/names/venue-names';
import { type NamedTeam, nameTeam } from '@gullylens/engine/names/team-names';
import type { NameCorrections } from '../names/feed-name-index.ts';
import { playerMatchRows } from './player-match-rows.ts';

/** A readable file whose content cannot be true. The message is the reason for operators. */
export class ContradictoryMatch extends Error {}

/** The database rows of one match. */
export type MatchRows = ReturnType<typeof matchRows>;

/**
 * Builds the rows of one match, whose day is its first date. Analysts' corrections override the engine's keys.
 * @throws ContradictoryMatch when the match is not over, or its teams are the same or inconsistent.
 */
export function matchRows(match: MatchRecord, contentHash: string, corrections: NameCorrections) {
  const { gender, dates, teams } = match;
  const lastMatch = dates[0] ?? '';
  const [a, b] = [nameTeam(teams[0], gender), nameTeam(teams[1], gender)];
  const keyOf = ({ alias, key }: NamedTeam) => corrections.teams.get(alias) ?? key;
  const keys = new Map([
    [teams[0], keyOf(a)],
    [teams[1], keyOf(b)],
  ]);
  if (keyOf(a) === keyOf(b)) throw new ContradictoryMatch('both teams are the same');
  const venue = nameVenue(match.venue, match.city);
  const players = Object.values(match.lineups).flat();
  return {
    match: {
      ...matchRow(match, keys),
      contentHash,
      playedOn: lastMatch,
      venue: corrections.venues.get(venue.alias) ?? venue.key,
      venueAlias: venue.alias,
      teamAAlias: a.alias,
      teamBAlias: b.alias,
    },
    innings: inningsRows(match, keys),
    playerMatches: playerMatchRows(match, { playedOn: lastMatch, keys }),
    teams: [a, b].map(({ key, name }) => ({ key, name, gender, lastMatch })),
    teamAliases: [a, b].map(({ alias, key }, i) => ({
      alias,
      spelling: teams[i] ?? '',
      teamKey: key,
      setBy: 'import' as const,
    })),
    venue: { key: venue.key, name: venue.name, city: venue.city, lastMatch },
    venueAlias: {
      alias: venue.alias,
      spelling: match.venue,
      venueKey: venue.key,
      setBy: 'import' as const,
    },
    players: players.map(({ id, name }) => ({ id, name, gender, lastMatch })),
  };
}

/** The match row from the record, with team keys instead of names. */
function matchRow(match: MatchRecord, keys: ReadonlyMap<string, string>) {
  const { outcome, toss } = match;
  return {
    id: match.id,
    format: match.format,
    gender: match.gender,
    teamType: match.teamType,
    competition: match.competition,
    season: match.season,
    stage: match.stage,
    matchNumber: match.matchNumber,
    teamA: keyIn(keys, match.teams[0]),
    teamB: keyIn(keys, match.teams[1]),
    tossWinner: toss ? keyIn(keys, toss.winner) : null,
    tossDecision: toss?.decision ?? null,
    result: resultOf(match),
    winner: outcome.winner === null ? null : keyIn(keys, outcome.winner),
    winByRuns: outcome.by?.runs ?? null,
    winByWickets: outcome.by?.wickets ?? null,
    winByInnings: outcome.by?.innings ?? null,
    method: outcome.method,
    playerOfMatch: [...match.playerOfMatch],
    ballsPerOver: match.ballsPerOver,
    deliveries: match.innings.reduce((sum, innings) => sum + innings.deliveries.length, 0),
  };
}

function resultOf({ outcome: { result } }: MatchRecord): Exclude<Outcome['result'], 'in progress'> {
  if (result === 'in progress') throw new ContradictoryMatch('the match is not over');
  return result;
}

function inningsRows(match: MatchRecord, keys: ReadonlyMap<string, string>) {
  return match.innings.map((innings, number) => ({
    matchId: match.id,
    number,
    team: keyIn(keys, innings.team),
    ...inningsTotals(innings, match.ballsPerOver),
    target: innings.target?.runs ?? null,
    powerplayRuns: powerplayRuns(match, innings),
    superOver: innings.superOver,
  }));
}

/** The key of a team by its name in the record. */
function keyIn(keys: ReadonlyMap<string, string>, team: string): string {
  const key = keys.get(team);
  if (key === undefined) throw new ContradictoryMatch(`${team} is not one of its two teams`);
  return key;
}
