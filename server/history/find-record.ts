import { inflateRawSync } from 'node:zlib';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';
import type { FeedView } from './feed-view.ts';
import { findTeam } from './queries/known-names.ts';
import { findPlayedMatch, type PlayedMatch } from './queries/list-matches.ts';
import { historyMatches, historySources } from './tables.ts';

/**
 * The history's id of a match: `id` itself, or that of the match which the feed calls so. History never has a match
 * that is not over: one between the same teams the day before is another.
 */
export async function findMatchId(db: Database, id: string, feed: FeedView): Promise<string | null> {
  const [own] = await db
    .select({ id: historyMatches.id })
    .from(historyMatches)
    .where(eq(historyMatches.id, id));
  if (own) return own.id;
  const told = await feed.match(id);
  if (told?.phase !== 'completed') return null;
  return findByTeamsAndDay(db, told.teams, (told.dateTimeGMT ?? told.date).slice(0, 10));
}

/**
 * The history's id of the match that two teams, by any of their names, played on a day. A day either side, because
 * one counts days at the ground and the other in Greenwich.
 */
export async function findByTeamsAndDay(
  db: Database,
  teams: readonly [string, string],
  day: string,
): Promise<string | null> {
  const [a, b] = [await findTeam(db, teams[0]), await findTeam(db, teams[1])];
  if (!a || !b) return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from history_matches
    where ((team_a = ${a.key} and team_b = ${b.key}) or (team_a = ${b.key} and team_b = ${a.key}))
      and played_on between ${day}::date - 1 and ${day}::date + 1
    order by abs(played_on - ${day}::date) limit 1`);
  return rows[0]?.id ?? null;
}

/** The whole of a match of the history, ball by ball; `null` when there is no such match. */
export async function readRecord(db: Database, id: string): Promise<MatchRecord | null> {
  const [source] = await db.select().from(historySources).where(eq(historySources.matchId, id));
  if (!source) return null;
  const match = parseMatch(id, inflateRawSync(source.deflated));
  // It was read when it was imported.
  if (!match.ok) throw new Error(`the stored source of match ${id} is unreadable: ${match.fault}`);
  return match.value;
}

/** A match as it was played, whole, and which version of its file that is. */
export interface PlayedRecord {
  readonly record: MatchRecord;
  readonly match: PlayedMatch;
  readonly hash: string;
}

/** The match that two teams played on a day, ball by ball; `null` until history has it. */
export async function readPlayedRecord(
  db: Database,
  teams: readonly [string, string],
  day: string,
): Promise<PlayedRecord | null> {
  const id = await findByTeamsAndDay(db, teams, day);
  if (id === null) return null;
  const [stored] = await db
    .select({ hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(eq(historyMatches.id, id));
  const [record, match] = [await readRecord(db, id), await findPlayedMatch(db, id)];
  return record && match && stored ? { record, match, hash: stored.hash } : null;
}
