import { inflateRawSync } from 'node:zlib';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';
import { type FeedSource, fixtureDay } from '../names/feed-source.ts';
import { findTeam } from '../names/known-names.ts';
import { findPlayedMatch } from './list-matches.ts';
import { historyMatches, historySources } from '../store/tables.ts';

/** A match in history: its id and the version (content hash) of its file. */
export type MatchIdentity = { readonly id: string; readonly hash: string };

/**
 * Finds a match by the history's id or the feed's key, for its pages (api role) and for grading (worker role). Returns
 * null until history has it. A match of the feed that is not completed is not searched: history may have an earlier
 * match of the same teams, played the day before.
 */
export async function findPlayedMatchFor(db: Database, key: string, feed: FeedSource) {
  const [own] = await db
    .select({ id: historyMatches.id, hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(eq(historyMatches.id, key));
  if (own) return own;
  const match = await feed.match(key);
  return match?.phase === 'completed' ? findFeedMatch(db, match, feed) : null;
}

/** A match of the same two teams near the day. */
type Meeting = MatchIdentity & {
  /** Days between the two dates: one is local to the venue, the other UTC. */
  readonly daysOff: number;
  readonly innings: readonly { readonly team: string; readonly runs: number }[];
};

/** Maximum difference in runs between the first innings' total in the feed and in history. */
const MAX_RUNS_DIFFERENCE = 2;

/**
 * Finds a match of the feed in history: with a total in the feed, a meeting of the teams within a day in which that
 * team's total agrees; without one, a meeting on the day. Meetings whose history id is a feed key are skipped: sandbox
 * matches, which are imported under their own feed keys.
 */
async function findFeedMatch(db: Database, match: MatchSummary, feed: FeedSource) {
  const day = fixtureDay(match);
  if (day === null) return null;
  const [a, b] = [await findTeam(db, match.teams[0]), await findTeam(db, match.teams[1])];
  if (!a || !b) return null;
  const meetings = await listMeetingsNear(db, [a.key, b.key], day);
  const feedMatches = await Promise.all(meetings.map(({ id }) => feed.match(id)));
  const candidates = meetings.filter((_, i) => feedMatches[i] === null);
  const [first] = match.score;
  if (first === undefined) return candidates.find(({ daysOff }) => daysOff === 0) ?? null;
  const batting = first.team === match.teams[0] ? a.key : b.key;
  const agrees = ({ innings }: Meeting) => {
    const played = innings.find(({ team }) => team === batting);
    return played !== undefined && Math.abs(played.runs - first.r) <= MAX_RUNS_DIFFERENCE;
  };
  return candidates.find(agrees) ?? null;
}

/** Matches of the two teams on the day, the day before and the day after; those on the day first. */
async function listMeetingsNear(db: Database, [a, b]: readonly [string, string], day: string) {
  const { rows } = await db.execute<Meeting>(sql`
    select m.id, m.content_hash as hash, abs(m.played_on - ${day}::date) as "daysOff", coalesce((
      select json_agg(json_build_object('team', i.team, 'runs', i.runs) order by i.number)
      from history_innings i where i.match_id = m.id and not i.super_over), '[]'::json) as innings
    from history_matches m
    where ((m.team_a = ${a} and m.team_b = ${b}) or (m.team_a = ${b} and m.team_b = ${a}))
      and m.played_on between ${day}::date - 1 and ${day}::date + 1
    order by abs(m.played_on - ${day}::date), m.id`);
  return rows;
}

/** A match ball by ball, found as by `findPlayedMatchFor`. */
export async function findRecord(db: Database, key: string, feed: FeedSource): Promise<MatchRecord | null> {
  const identity = await findPlayedMatchFor(db, key, feed);
  return identity && readRecord(db, identity.id);
}

/** A match by its history id, ball by ball. Null when history lacks it. */
export async function readRecord(db: Database, id: string): Promise<MatchRecord | null> {
  const [source] = await db.select().from(historySources).where(eq(historySources.matchId, id));
  return source ? readSource(id, source.deflated) : null;
}

/** Reads a stored file. Throws when it is unreadable, because it was readable when it was imported. */
export function readSource(id: string, deflated: Buffer): MatchRecord {
  const match = parseMatch(id, inflateRawSync(deflated));
  if (!match.ok) throw new Error(`the stored source of match ${id} is unreadable: ${match.fault}`);
  return match.value;
}

/** A match of history as balls (`record`) and as a row (`match`). */
export type PlayedRecord = NonNullable<Awaited<ReturnType<typeof readPlayedRecord>>>;

/** A match by its history id, ball by ball and as a row. Null when history lacks it. */
export async function readPlayedRecord(db: Database, id: string) {
  const [record, match] = [await readRecord(db, id), await findPlayedMatch(db, id)];
  return record && match ? { record, match } : null;
}
