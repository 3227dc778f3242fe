import { inningsTotals } from '@gullylens/engine/match/innings-totals';
import type { InningsRecord, MatchRecord, Outcome } from '@gullylens/engine/match/match-record';
import { phases } from '@gullylens/engine/match/phases';
import { type NamedGround, nameGround } from '@gullylens/engine/names/ground-names';
import { spellingKey } from '@gullylens/engine/names/spelling-key';
import { type NamedTeam, nameTeam } from '@gullylens/engine/names/team-names';
import type { NameCorrections } from './name-corrections.ts';
import { playerMatchRows } from './player-match-rows.ts';
import type {
  historyGroundAliases,
  historyGrounds,
  historyInnings,
  historyMatches,
  historyPlayerAliases,
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
  readonly playerAliases: readonly (typeof historyPlayerAliases.$inferInsert)[];
}

/**
 * Turns a match into the rows that stand for it; `hash` tells this version of its file from others.
 * Throws `ContradictoryMatch` when the toss or the result is given to somebody else, or one team plays itself.
 */
export function matchRows(match: MatchRecord, hash: string, corrections: NameCorrections): MatchRows {
  const playedOn = match.dates[0] ?? '';
  const teams = match.teams.map((team) => nameTeam(team, match.gender));
  const keyOf = (named: NamedTeam) => corrections.teams.get(named.alias) ?? named.key;
  const keys = new Map(match.teams.map((team) => [team, keyOf(nameTeam(team, match.gender))]));
  if (new Set(keys.values()).size < 2) throw new ContradictoryMatch('it names one team twice');
  const ground = nameGround(match.ground, match.city);
  const players = Object.values(match.lineups).flat();
  return {
    match: matchRow(match, { hash, playedOn, keys, ground, corrections }),
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
    playerAliases: players.map(({ id, name }) => ({
      alias: spellingKey(name),
      playerId: id,
      spelling: name,
      setBy: 'import',
    })),
  };
}

interface Naming {
  readonly hash: string;
  readonly playedOn: string;
  readonly keys: ReadonlyMap<string, string>;
  readonly ground: NamedGround;
  readonly corrections: NameCorrections;
}

function matchRow(
  match: MatchRecord,
  { hash, playedOn, keys, ground, corrections }: Naming,
): typeof historyMatches.$inferInsert {
  const [a, b] = match.teams;
  const { outcome, toss } = match;
  return {
    id: match.id,
    contentHash: hash,
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
    teamAAlias: nameTeam(a, match.gender).alias,
    teamB: keyIn(keys, b),
    teamBAlias: nameTeam(b, match.gender).alias,
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

function powerplayRuns(match: MatchRecord, innings: InningsRecord): number | null {
  const [first] = phases(match, innings);
  return first?.name === 'powerplay' ? first.runs : null;
}

function keyIn(keys: ReadonlyMap<string, string>, team: string): string {
  const key = keys.get(team);
  if (key === undefined) throw new ContradictoryMatch(`${team} is not one of its two teams`);
  return key;
}
