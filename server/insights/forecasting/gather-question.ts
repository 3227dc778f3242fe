import type { SquadPlayer } from '@gullylens/contract/http/cricket-matches';
import type { MatchSummary } from '@gullylens/contract/http/match';
import { FORMAT_FACTS } from '@gullylens/engine/match/format-facts';
import type { MatchFormat } from '@gullylens/engine/match/match-record';
import { type Fixture, otherSide } from '@gullylens/engine/ratings/fixture';
import { listSideLogs, listTeamMatches, playedFormat } from '../../history/public.ts';
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

/** What a forecast of a match of the feed starts from; `null` when history does not store its format. */
export async function gatherQuestion(
  context: Pick<InsightsContext, 'db' | 'history'>,
  facts: QuestionFacts,
): Promise<MatchQuestion | null> {
  const { match, announced } = facts;
  const format = playedFormat(match.matchType);
  if (format === null) return null;
  const sides = [
    await gatherSide(context, facts, { format, side: 0 }),
    await gatherSide(context, facts, { format, side: 1 }),
  ] as const;
  const [a, b] = sides;
  const roles = new Set([...a.playing, ...b.playing].map(({ role }) => role));
  return {
    matchKey: match.key,
    teams: match.teams,
    fixture: await fixtureOf(context.history, match, { format, sides }),
    members: [a.playing, b.playing],
    bench: [a.bench, b.bench],
    announced: announced !== null,
    rolesKnown: roles.size === 4,
  };
}

type Side = Awaited<ReturnType<typeof gatherSide>>;

async function gatherSide(
  { db, history }: Pick<InsightsContext, 'db' | 'history'>,
  { match, before, squads, announced }: QuestionFacts,
  { format, side }: { readonly format: MatchFormat; readonly side: 0 | 1 },
) {
  const name = match.teams[side];
  const team = await history.findTeam(name);
  const latest = team ? await listTeamMatches(db, team.key, { format, before, limit: 1 }) : [];
  const logs = team ? await listSideLogs(db, { team: team.key, format, before }) : [];
  const squad = squads.filter((player) => player.team === name);
  const members = memberList(squad, logs);
  const named = new Set(side === 0 ? announced?.teamA : announced?.teamB);
  const playing = announced ? members.filter(({ key }) => named.has(key)) : likelyEleven(members, logs);
  const bench = members.filter((member) => !playing.includes(member));
  return { name: team?.name ?? name, gender: team?.gender, latest, playing, bench };
}

/** The competition is that of the latest match of both teams, where it was the same. */
async function fixtureOf(
  history: InsightsContext['history'],
  match: MatchSummary,
  { format, sides: [a, b] }: { readonly format: MatchFormat; readonly sides: readonly [Side, Side] },
): Promise<Fixture> {
  const ground = await history.findGround(match.venue);
  const latest = [...a.latest, ...b.latest];
  const [like] = latest;
  const together = latest.every(({ competition }) => competition === like?.competition);
  const winner = match.toss ? sideOf(match, match.toss.winner) : null;
  return {
    format,
    gender: a.gender ?? b.gender ?? 'male',
    teamType: like?.teamType ?? 'club',
    competition: together ? (like?.competition ?? null) : null,
    ground: ground?.name ?? match.venue.name,
    city: ground?.city ?? match.venue.city,
    teams: [a.name, b.name],
    ...FORMAT_FACTS[format],
    players: [keysOf(a.playing), keysOf(b.playing)],
    battingFirst: winner === null ? null : match.toss?.decision === 'bat' ? winner : otherSide(winner),
    tossWinner: winner,
  };
}

function keysOf(members: readonly Member[]): string[] {
  return members.map(({ key }) => key);
}

/** Which of the match's teams a name is; `null` for a name of neither. */
export function sideOf({ teams }: Pick<MatchSummary, 'teams'>, name: string): 0 | 1 | null {
  if (name === teams[0]) return 0;
  return name === teams[1] ? 1 : null;
}
