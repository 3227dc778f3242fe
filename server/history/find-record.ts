import { inflateRawSync } from 'node:zlib';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { parseMatch } from '../vendors/cricsheet/parse-match.ts';
import type { FeedFixture, FeedView } from './feed-view.ts';
import { fixtureDay } from './fixture-day.ts';
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
  return told?.phase === 'completed' ? findTold(db, told, feed) : null;
}

interface Meeting extends Record<string, unknown> {
  readonly id: string;
  /** Days between the one count and the other: one goes by the ground's clock, the other by Greenwich. */
  readonly daysOff: number;
  readonly innings: readonly { readonly team: string; readonly runs: number }[];
}

/** By how many runs the feed's word on an innings may differ from the book. */
const RUNS_OFF = 2;

/**
 * Teams may meet on two days running: days and the first total told must agree, or the day exactly before any is. What
 * history has under a key of the feed is that match and no other: a sandbox hands its matches in so.
 */
async function findTold(db: Database, told: FeedFixture, feed: FeedView): Promise<string | null> {
  const day = fixtureDay(told);
  if (day === null) return null;
  const [a, b] = [await findTeam(db, told.teams[0]), await findTeam(db, told.teams[1])];
  if (!a || !b) return null;
  const { rows } = await db.execute<Meeting>(sql`
    select m.id, abs(m.played_on - ${day}::date) as "daysOff", coalesce((
      select json_agg(json_build_object('team', i.team, 'runs', i.runs) order by i.number)
      from history_innings i where i.match_id = m.id and not i.super_over), '[]'::json) as innings
    from history_matches m
    where ((m.team_a = ${a.key} and m.team_b = ${b.key}) or (m.team_a = ${b.key} and m.team_b = ${a.key}))
      and m.played_on between ${day}::date - 1 and ${day}::date + 1
    order by abs(m.played_on - ${day}::date), m.id`);
  const known = await Promise.all(rows.map(({ id }) => feed.match(id)));
  const open = rows.filter((_, i) => known[i] === null);
  const [first] = told.score;
  if (first === undefined) return open.find(({ daysOff }) => daysOff === 0)?.id ?? null;
  const batting = first.team === told.teams[0] ? a.key : b.key;
  const agrees = ({ innings }: Meeting) => {
    const played = innings.find(({ team }) => team === batting);
    return played !== undefined && Math.abs(played.runs - first.r) <= RUNS_OFF;
  };
  return open.find(agrees)?.id ?? null;
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

/** Where history has a match, and which version of its file that is. */
export interface PlayedPlace {
  readonly id: string;
  readonly hash: string;
}

/** Where history has the match that the feed calls so; `null` until it does. */
export async function findPlayed(db: Database, key: string, feed: FeedView): Promise<PlayedPlace | null> {
  const id = await findMatchId(db, key, feed);
  if (id === null) return null;
  const [stored] = await db
    .select({ hash: historyMatches.contentHash })
    .from(historyMatches)
    .where(eq(historyMatches.id, id));
  return stored ? { id, hash: stored.hash } : null;
}

/** A match as it was played, whole. */
export interface PlayedRecord {
  readonly record: MatchRecord;
  readonly match: PlayedMatch;
}

/** A match of the history by its id there, ball by ball; `null` when it has gone since. */
export async function readPlayedRecord(db: Database, id: string): Promise<PlayedRecord | null> {
  const [record, match] = [await readRecord(db, id), await findPlayedMatch(db, id)];
  return record && match ? { record, match } : null;
}
