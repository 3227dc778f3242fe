import type { SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { type Fixture, otherSide } from '@gullylens/engine/ratings/fixture';
import {
  type History,
  INNINGS_LENGTHS,
  type KnownTeam,
  listSideLogs,
  listTeamMatches,
  type PlayedMatch,
  playedFormat,
} from '../../history/public.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { InsightsContext } from '../insights-context.ts';
import type { MatchQuestion, Member } from './match-question.ts';
import { likelyEleven, memberList } from './pick-members.ts';

/** The elevens that an analyst has entered, by keys. */
export interface Announced {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
}

export interface QuestionFacts {
  readonly match: MatchSummary;
  /** `YYYY-MM-DD`: nothing of that day or later is asked. */
  readonly before: string;
  readonly squads: readonly SquadPlayer[];
  readonly announced: Announced | null;
}

/** What a forecast of a match of the feed starts from; `null` in a format that history does not know. */
export async function gatherQuestion(
  { db, history }: Pick<InsightsContext, 'db' | 'history'>,
  facts: QuestionFacts,
): Promise<MatchQuestion | null> {
  const { match, before } = facts;
  const format = playedFormat(match.matchType);
  if (format === null) return null;
  const [a, b] = match.teams;
  const teams = [await history.findTeam(a), await history.findTeam(b)] as const;
  const latestOf = async (team: KnownTeam | null) =>
    team ? listTeamMatches(db, team.key, { format, before, limit: 1 }) : [];
  const latest = [...(await latestOf(teams[0])), ...(await latestOf(teams[1]))];
  const [ours, theirs] = [
    await squadOf(db, facts, { format, team: teams[0], side: 0 }),
    await squadOf(db, facts, { format, team: teams[1], side: 1 }),
  ];
  const members = [ours.playing, theirs.playing] as const;
  const roles = new Set(members.flat().map(({ role }) => role));
  return {
    matchKey: match.key,
    teams: match.teams,
    fixture: await fixtureOfFeed(history, match, { format, teams, latest, members }),
    members,
    bench: [ours.bench, theirs.bench],
    announced: facts.announced !== null,
    rolesKnown: roles.size === 4,
  };
}

interface Squad {
  readonly playing: readonly Member[];
  readonly bench: readonly Member[];
}

async function squadOf(
  db: Database,
  { match, before, squads, announced }: QuestionFacts,
  {
    format,
    team,
    side,
  }: { readonly format: MatchFormat; readonly team: KnownTeam | null; readonly side: 0 | 1 },
): Promise<Squad> {
  const logs = team ? await listSideLogs(db, { team: team.key, format, before }) : [];
  const squad = squads.filter((player) => player.team === match.teams[side]);
  const members = memberList(squad, logs);
  const named = new Set(side === 0 ? announced?.teamA : announced?.teamB);
  const playing = announced ? members.filter(({ key }) => named.has(key)) : likelyEleven(members, logs);
  return { playing, bench: members.filter((member) => !playing.includes(member)) };
}

interface Known {
  readonly format: MatchFormat;
  readonly teams: readonly [KnownTeam | null, KnownTeam | null];
  /** The latest match of each. */
  readonly latest: readonly PlayedMatch[];
  readonly members: readonly [readonly Member[], readonly Member[]];
}

async function fixtureOfFeed(
  history: History,
  match: MatchSummary,
  { format, teams, latest, members }: Known,
): Promise<Fixture> {
  const ground = await history.findGround(match.venue);
  const [like] = latest;
  const together = latest.every(({ competition }) => competition === like?.competition);
  const { overs, ballsPerOver } = INNINGS_LENGTHS[format];
  const winner = match.toss ? sideOf(match, match.toss.winner) : null;
  return {
    format,
    gender: teams[0]?.gender ?? teams[1]?.gender ?? 'male',
    teamType: like?.teamType ?? 'club',
    competition: together ? (like?.competition ?? null) : null,
    ground: ground?.name ?? match.venue.name,
    city: ground?.city ?? match.venue.city,
    teams: [teams[0]?.name ?? match.teams[0], teams[1]?.name ?? match.teams[1]],
    ballsPerOver,
    oversLimit: overs,
    players: [keysOf(members[0]), keysOf(members[1])],
    battingFirst: winner === null ? null : match.toss?.decision === 'bat' ? winner : otherSide(winner),
    tossWinner: winner,
  };
}

function keysOf(side: readonly Member[]): string[] {
  return side.map(({ key }) => key);
}

/** Which of the match's teams a name is; `null` for a name of neither. */
export function sideOf({ teams }: Pick<MatchSummary, 'teams'>, name: string): 0 | 1 | null {
  if (name === teams[0]) return 0;
  return name === teams[1] ? 1 : null;
}
