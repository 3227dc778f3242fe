import type { PlayedFormat } from '@gullylens/contract/http/played-match';
import type { MatchPreview } from '@gullylens/contract/http/played-matches';
import { summariseMeetings } from '@gullylens/engine/report/head-to-head';
import { summariseForm } from '@gullylens/engine/report/team-form';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { type FeedView, fixtureDay } from './feed-view.ts';
import { playedFormat } from './played-format.ts';
import { findTeam } from './queries/known-names.ts';
import { listMeetings } from './queries/list-matches.ts';
import { selectMatchSummaries } from './queries/select-match-summaries.ts';

const FORM_MATCHES = 5;
const MEETINGS_SHOWN = 5;
/** All there are: two teams have never met so often in one format. */
const MEETINGS = 300;

interface Side {
  readonly name: string;
  /** `null` when history does not know the team. */
  readonly key: string | null;
}

interface Fixture {
  readonly format: PlayedFormat | null;
  /** `YYYY-MM-DD` or `today`; what was played that day or later is left out. */
  readonly before: string;
  readonly teams: readonly [Side, Side];
}

/** Form and meetings of two teams before a match of the feed or of the history; `null` when neither knows it. */
export async function readPreview(db: Database, id: string, feed: FeedView): Promise<MatchPreview | null> {
  const fixture = (await playedFixture(db, id)) ?? (await feedFixture(db, id, feed));
  if (!fixture) return null;
  const { format, before, teams } = fixture;
  if (format === null)
    return { format, teams: [unknown(teams[0]), unknown(teams[1])], headToHead: NEVER_MET };
  const asked = { format, before };
  return {
    format,
    teams: [await teamBefore(db, teams[0], asked), await teamBefore(db, teams[1], asked)],
    headToHead: await headToHead(db, teams, asked),
  };
}

async function playedFixture(db: Database, id: string): Promise<Fixture | null> {
  const [match] = await selectMatchSummaries(db, sql`m.id = ${id}`, 1);
  return match ? { format: match.format, before: match.playedOn, teams: match.teams } : null;
}

async function feedFixture(db: Database, id: string, feed: FeedView): Promise<Fixture | null> {
  const match = await feed.match(id);
  if (!match) return null;
  const side = async (name: string): Promise<Side> => ({
    name,
    key: (await findTeam(db, name))?.key ?? null,
  });
  return {
    format: playedFormat(match.matchType),
    before: fixtureDay(match) ?? 'today',
    teams: [await side(match.teams[0]), await side(match.teams[1])],
  };
}

type Asked = Omit<Fixture, 'teams' | 'format'> & { readonly format: PlayedFormat };

async function teamBefore(db: Database, team: Side, asked: Asked): Promise<MatchPreview['teams'][0]> {
  if (team.key === null) return unknown(team);
  const played = sql`${team.key} in (m.team_a, m.team_b) and ${earlier(asked)}`;
  const recent = await selectMatchSummaries(db, played, FORM_MATCHES);
  const results = recent.map((match) => {
    const isOwn = match.teams.find(({ key }) => key === team.key)?.name === match.winner;
    return { date: match.playedOn, won: isOwn, lost: match.winner !== null && !isOwn };
  });
  return { key: team.key, name: team.name, form: summariseForm(results, FORM_MATCHES).form, recent };
}

async function headToHead(
  db: Database,
  [a, b]: Fixture['teams'],
  asked: Asked,
): Promise<MatchPreview['headToHead']> {
  if (a.key === null || b.key === null) return NEVER_MET;
  const meetings = await listMeetings(db, [a.key, b.key], { ...asked, limit: MEETINGS });
  const { totalMatches, teamAWins, teamBWins, noResult } = summariseMeetings(meetings, [a.key, b.key]);
  const met = sql`${a.key} in (m.team_a, m.team_b) and ${b.key} in (m.team_a, m.team_b) and ${earlier(asked)}`;
  return {
    matches: totalMatches,
    wins: [teamAWins, teamBWins],
    other: noResult,
    recent: await selectMatchSummaries(db, met, MEETINGS_SHOWN),
  };
}

function earlier({ format, before }: Asked) {
  return sql`m.format = ${format} and m.played_on < ${before}`;
}

function unknown({ key, name }: Side): MatchPreview['teams'][0] {
  return { key, name, form: '', recent: [] };
}

const NEVER_MET: MatchPreview['headToHead'] = { matches: 0, wins: [0, 0], other: 0, recent: [] };
