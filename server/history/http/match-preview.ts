import type { PlayedFormat } from '@gullylens/contract/http/history/played-match';
import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import { summariseHeadToHead } from '@gullylens/engine/report/head-to-head';
import { summariseForm } from '@gullylens/engine/report/team-form';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { type FeedSource, fixtureDay, playedFormat } from '../names/feed-source.ts';
import { findTeam } from '../names/known-names.ts';
import { AFTER_ALL_MATCHES, listMeetings } from '../queries/list-matches.ts';
import { selectMatchSummaries } from '../queries/select-match-summaries.ts';

/** Matches of a team's form. */
const FORM_MATCHES = 5;
/** Meetings listed below the head-to-head. */
const MEETINGS_SHOWN = 5;
/** Maximum meetings counted. Never reached: no two teams have met this often in one format. */
const MAX_MEETINGS = 300;

type PreviewTeam = MatchPreview['teams'][0];

type NamedTeam = Pick<PreviewTeam, 'key' | 'name'>;

interface Fixture {
  /** Null when history does not store the format: form and head-to-head are then empty. */
  readonly format: PlayedFormat | null;
  /** `YYYY-MM-DD`, or `today` when the feed names no day of a match that is over. Only earlier matches count. */
  readonly before: string;
  readonly teams: readonly [NamedTeam, NamedTeam];
}

/** The teams, format and day of a match of history or of the feed. Null when neither has it. */
export async function findFixture(db: Database, id: string, feed: FeedSource): Promise<Fixture | null> {
  return (await playedFixture(db, id)) ?? (await feedFixture(db, id, feed));
}

/** Form and head-to-head of two teams before their match, for its page (api role). */
export async function readPreview(db: Database, fixture: Fixture): Promise<MatchPreview> {
  const [a, b] = fixture.teams;
  return {
    format: fixture.format,
    teams: [await teamBefore(db, a, fixture), await teamBefore(db, b, fixture)],
    headToHead: await headToHead(db, fixture),
  };
}

async function playedFixture(db: Database, id: string): Promise<Fixture | null> {
  const [match] = await selectMatchSummaries(db, sql`m.id = ${id}`, 1);
  return match ? { format: match.format, before: match.playedOn, teams: match.teams } : null;
}

async function feedFixture(db: Database, id: string, feed: FeedSource): Promise<Fixture | null> {
  const match = await feed.match(id);
  if (!match) return null;
  const withKey = async (name: string): Promise<NamedTeam> => ({
    name,
    key: (await findTeam(db, name))?.key ?? null,
  });
  return {
    format: playedFormat(match.matchType),
    // History knows days, not times. Until this match is over, every match of its day in history was played before.
    before: match.phase === 'completed' ? (fixtureDay(match) ?? 'today') : AFTER_ALL_MATCHES,
    teams: [await withKey(match.teams[0]), await withKey(match.teams[1])],
  };
}

async function teamBefore(db: Database, { key, name }: NamedTeam, fixture: Fixture): Promise<PreviewTeam> {
  const recent = await selectMatchSummaries(db, earlierMatchesOf(fixture, key), FORM_MATCHES);
  const results = recent.map(({ playedOn, teams, winner }) => ({
    date: playedOn,
    won: teams.find((each) => each.key === key)?.name === winner,
    lost: teams.find((each) => each.key !== key)?.name === winner,
  }));
  return { key, name, form: summariseForm(results, FORM_MATCHES).form, recent };
}

async function headToHead(db: Database, fixture: Fixture): Promise<MatchPreview['headToHead']> {
  const { format, before, teams } = fixture;
  if (format === null) return { matches: 0, wins: [0, 0], other: 0, recent: [] };
  // No team has an empty key.
  const [a, b] = [teams[0].key ?? '', teams[1].key ?? ''];
  const meetings = await listMeetings(db, [a, b], { format, before, limit: MAX_MEETINGS });
  const { totalMatches, teamAWins, teamBWins, noResult } = summariseHeadToHead(meetings, [a, b]);
  const recent = await selectMatchSummaries(db, earlierMatchesOf(fixture, a, b), MEETINGS_SHOWN);
  return { matches: totalMatches, wins: [teamAWins, teamBWins], other: noResult, recent };
}

/** SQL condition: earlier matches of the fixture's format that all these teams played; none without key or format. */
function earlierMatchesOf({ format, before }: Fixture, ...teams: readonly (string | null)[]): SQL {
  const conditions = teams.map((team) => sql`${team} in (m.team_a, m.team_b)`);
  return sql.join([...conditions, sql`m.format = ${format}`, sql`m.played_on < ${before}`], sql` and `);
}
