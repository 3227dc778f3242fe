import { inningsTotals } from '@gullylens/engine/match/innings-totals';
import type { MatchRecord, Outcome } from '@gullylens/engine/match/match-record';
import { powerplayRuns } from '@gullylens/engine/match/powerplay';
import { type NamedGround, nameGround } from '@gullylens/engine/names/ground-names';
import { type NamedTeam, nameTeam } from '@gullylens/engine/names/team-names';
import type { NameCorrections } from './name-corrections.ts';
import { playerMatchRows } from './player-match-rows.ts';
import type {
  historyGroundAliases,
  historyGrounds,
  historyInnings,
  historyMatches,
  historyPlayerMatches,
  historyPlayers,
  historyTeamAliases,
  historyTeams,
} from './tables.ts';

/** The file reads well and cannot be true; the message says why, for people. */
export class ContradictoryMatch extends Error {}

/** Everything that is stored of one match. */
export interface MatchRows {
  readonly match: typeof historyMatches.$inferInsert;
  readonly innings: readonly (typeof historyInnings.$inferInsert)[];
  readonly playerMatches: readonly (typeof historyPlayerMatches.$inferInsert)[];
  readonly teams: readonly (typeof historyTeams.$inferInsert)[];
  readonly teamAliases: readonly (typeof historyTeamAliases.$inferInsert)[];
  readonly ground: typeof historyGrounds.$inferInsert;
  readonly groundAlias: typeof historyGroundAliases.$inferInsert;
  readonly players: readonly (typeof historyPlayers.$inferInsert)[];
}

/**
 * Turns a match into the rows that stand for it; `contentHash` tells this version of its file from others.
 * Throws `ContradictoryMatch` when the toss or the result is given to somebody else, or one team plays itself.
 */
export function matchRows(match: MatchRecord, contentHash: string, corrections: NameCorrections): MatchRows {
  const playedOn = match.dates[0] ?? '';
  const [teamA, teamB] = match.teams;
  const [namedA, namedB] = [nameTeam(teamA, match.gender), nameTeam(teamB, match.gender)];
  const teams = [namedA, namedB];
  const keyOf = (named: NamedTeam) => corrections.teams.get(named.alias) ?? named.key;
  const keys = new Map([
    [teamA, keyOf(namedA)],
    [teamB, keyOf(namedB)],
  ]);
  if (new Set(keys.values()).size < 2) throw new ContradictoryMatch('it names one team twice');
  const ground = nameGround(match.ground, match.city);
  const players = Object.values(match.lineups).flat();
  return {
    match: matchRow(match, {
      contentHash,
      playedOn,
      keys,
      aliases: [namedA.alias, namedB.alias],
      ground,
      corrections,
    }),
    innings: inningsRows(match, keys),
    playerMatches: playerMatchRows(match, { playedOn, keys }),
    teams: teams.map(({ key, name }) => ({ key, name, gender: match.gender, lastMatch: playedOn })),
    teamAliases: teams.map(({ alias, key }, i) => ({
      alias,
      spelling: match.teams[i] ?? '',
      teamKey: key,
      setBy: 'import',
    })),
    ground: { key: ground.key, name: ground.name, city: ground.city, lastMatch: playedOn },
    groundAlias: { alias: ground.alias, spelling: match.ground, groundKey: ground.key, setBy: 'import' },
    players: players.map(({ id, name }) => ({ id, name, gender: match.gender, lastMatch: playedOn })),
  };
}

interface Naming {
  readonly contentHash: string;
  readonly playedOn: string;
  readonly keys: ReadonlyMap<string, string>;
  readonly aliases: readonly [string, string];
  readonly ground: NamedGround;
  readonly corrections: NameCorrections;
}

function matchRow(
  match: MatchRecord,
  { contentHash, playedOn, keys, aliases, ground, corrections }: Naming,
): typeof historyMatches.$inferInsert {
  const [a, b] = match.teams;
  const { outcome, toss } = match;
  return {
    id: match.id,
    contentHash,
    format: match.format,
    gender: match.gender,
    teamType: match.teamType,
    competition: match.competition,
    season: match.season,
    stage: match.stage,
    matchNumber: match.matchNumber,
    playedOn,
    ground: corrections.grounds.get(ground.alias) ?? ground.key,
    groundAlias: ground.alias,
    teamA: keyIn(keys, a),
    teamAAlias: aliases[0],
    teamB: keyIn(keys, b),
    teamBAlias: aliases[1],
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
  if (result === 'in progress') throw new ContradictoryMatch('it is not over');
  return result;
}

function inningsRows(
  match: MatchRecord,
  keys: ReadonlyMap<string, string>,
): (typeof historyInnings.$inferInsert)[] {
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

function keyIn(keys: ReadonlyMap<string, string>, team: string): string {
  const key = keys.get(team);
  if (key === undefined) throw new ContradictoryMatch(`${team} is not one of its two teams`);
  return key;
}
