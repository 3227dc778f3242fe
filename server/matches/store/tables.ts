/* Drizzle's view of the tables of matches. Migrations hold constraints and indexes. Some columns have older names. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/open-database.ts';
import type { FeedMatch, MatchPhase } from '../model/feed-match.ts';

/** The current state of each match. `version` counts its changes; `change` numbers the changes of all matches. */
export const matches = pgTable('matches', {
  key: text('key').primaryKey(),
  version: integer('version').notNull(),
  change: bigint('change', { mode: 'number' }).notNull().unique(),
  phase: text('phase').$type<MatchPhase>().notNull(),
  startsAt: instant('starts_at'),
  record: jsonb('record').$type<FeedMatch>().notNull(),
  observedAt: instant('observed_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  seriesId: text('series_id').generatedAlwaysAs(sql`record->>'seriesId'`),
});

/**
 * Totals of each match. `innings` is its index in the match, from 0; `overPosition` is 162 for 16.2 overs. A ball has
 * its latest total and the first that was received; the first is null in rows older than that column.
 */
export const matchScores = pgTable(
  'match_scores',
  {
    matchKey: text('match_key').notNull(),
    innings: smallint('innings').notNull(),
    overPosition: integer('place').notNull(),
    runs: integer('runs').notNull(),
    wickets: smallint('wickets').notNull(),
    reportedAt: instant('told_at').notNull(),
    firstRuns: integer('first_runs'),
    firstWickets: smallint('first_wickets'),
  },
  (table) => [primaryKey({ columns: [table.matchKey, table.innings, table.overPosition] })],
);

/** Matches that users opened, for the polling plan. */
export const matchInterest = pgTable('match_interest', {
  matchKey: text('match_key').primaryKey(),
  wantedAt: instant('wanted_at').notNull(),
});

/** One row: the latest change number, the time of the vendor's last response, and when users read and requested. */
export const matchFeed = pgTable('match_feed', {
  singleton: boolean('singleton').primaryKey(),
  change: bigint('change', { mode: 'number' }).notNull().default(0),
  asOf: instant('as_of'),
  refreshRequestedAt: instant('refresh_wanted_at'),
  readersAt: instant('readers_at'),
  countriesRequestedAt: instant('countries_wanted_at'),
});

/** Responses of the vendor as stored: series, countries, squads and scorecards, by name. */
export const vendorDocuments = pgTable('vendor_documents', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
});

/** One row per lease: which process may do the work until it expires. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  fencingToken: bigint('fencing', { mode: 'number' }).notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Hits by UTC day. `hitsLimit` is null until the vendor reports one. */
export const vendorDays = pgTable('vendor_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  hitsLimit: integer('hits_limit'),
  hitsToday: integer('hits_today').notNull().default(0),
  hitsHigh: integer('spent_high').notNull().default(0),
  hitsMedium: integer('spent_medium').notNull().default(0),
  hitsLow: integer('spent_low').notNull().default(0),
  blockedUntil: instant('blocked_until'),
});

/** The call log. A call stays `sent` while it is in flight, and if its process died. */
export const vendorCalls = pgTable('vendor_calls', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date('day', { mode: 'string' }).notNull(),
  endpoint: text('endpoint').notNull(),
  priority: text('priority').$type<'high' | 'medium' | 'low'>().notNull(),
  cost: integer('cost').notNull(),
  state: text('state').$type<'sent' | 'answered' | 'failed' | 'not sent'>().notNull().default('sent'),
  failure: text('failure'),
  sentAt: instant('sent_at').notNull(),
  finishedAt: instant('settled_at'),
});
