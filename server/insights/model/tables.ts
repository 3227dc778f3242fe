import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/open-database.ts';

/* Drizzle's view of the tables. Constraints, defaults and indexes are in `server/migrations`. */

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One row for each match of the feed with an analysis. */
export const analyses = pgTable('analyses', {
  matchKey: text('match_key').primaryKey(),
  id: uuid().notNull().unique().defaultRandom(),
  matchTitle: text('match_title').notNull(),
  tournament: text().notNull(),
  /** Start of the match; its day, or the time of drafting, when the start is unknown. */
  matchAt: instant('match_at').notNull(),
  /** JSON of what readers see: `draft` with `edits` applied. `contentHash` is its SHA-256. */
  body: text().notNull(),
  contentHash: text('content_hash').notNull(),
  /** JSON of what the draft depends on: fields of the match, revision of history, time of the projection. */
  draftedFrom: text('drafted_from').notNull(),
  draftedAt: instant('drafted_at').notNull(),
  /** True when the first draft was written after the toss or the start. Such an analysis is never graded. */
  draftedLate: boolean('drafted_late').notNull(),
  /** The scheduled start; null while it is unknown. */
  locksAt: instant('locks_at'),
  lockedAt: instant('locked_at'),
  state: text({ enum: ['draft', 'published', 'withdrawn'] })
    .notNull()
    .default('draft'),
  version: integer().notNull().default(0),
  draft: text().notNull(),
  edits: text(),
  reviewed: boolean().notNull().default(false),
  publishedAt: instant('published_at'),
  /** When the analysis was due to lock but not published. */
  missedAt: instant('missed_at'),
});

/** Users who opened a published analysis, once each. */
export const analysisReaders = pgTable(
  'analysis_readers',
  {
    matchKey: text('match_key').notNull(),
    userId: text('user_id').notNull(),
    firstReadAt: instant('first_read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchKey, table.userId] })],
);

/** Actions on analyses. `userId` is null for automatic publication and for deleted accounts. */
export const analysisActs = pgTable('analysis_acts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  matchKey: text('match_key').notNull(),
  act: text({ enum: ['edited', 'published', 'withdrawn', 'corrected', 'line-up entered'] }).notNull(),
  byEngine: boolean('by_engine').notNull(),
  userId: text('user_id'),
  edits: text(),
  at: instant('at').notNull(),
});

/**
 * Grades of locked analyses. Totals are in runs, other points in fantasy points. `winChance` is team A's, in percent.
 * `captainRank` is by points among all `players` of the match. `pointsWithin` counts players within P10 to P90.
 */
export const analysisGrades = pgTable('analysis_grades', {
  matchKey: text('match_key').primaryKey(),
  historyMatchId: text('history_match_id').notNull(),
  historyHash: text('history_hash').notNull(),
  gradedAt: instant('graded_at').notNull(),
  captainName: text('captain_name'),
  captainPoints: doublePrecision('captain_points'),
  captainRank: integer('captain_rank'),
  /** Null in grades of an older release until the grader has checked them again. */
  topPoints: doublePrecision('top_points'),
  players: integer().notNull(),
  elevenPoints: doublePrecision('eleven_points'),
  elevenBest: doublePrecision('eleven_best'),
  elevenPlayed: integer('eleven_played'),
  firstInningsExpected: doublePrecision('first_innings_expected'),
  firstInningsActual: integer('first_innings_actual'),
  winChance: doublePrecision('win_chance'),
  teamAWon: boolean('team_a_won'),
  winnerTeam: text('winner_team'),
  totalTeam: text('total_team'),
  totalExpected: doublePrecision('total_expected'),
  totalP10: doublePrecision('total_p10'),
  totalP90: doublePrecision('total_p90'),
  pointsPlayers: integer('points_players'),
  pointsError: doublePrecision('points_error'),
  pointsWithin: integer('points_within'),
});

/** One row. Triggers raise `revision` when an analysis is locked or graded. */
export const trackRecordState = pgTable('track_record_state', {
  singleton: boolean().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
});

/** Corrections that analysts add to locked analyses, whose text stays. */
export const analysisCorrections = pgTable('analysis_corrections', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  matchKey: text('match_key').notNull(),
  text: text().notNull(),
  correctedAt: instant('corrected_at').notNull(),
});

/**
 * Learning states. A snapshot includes all stored matches up to `untilDay` and `untilId` in the order of play, `matches`
 * in number; `digest` is their `matchesVersion`. `revision` is that of the history it was last compared with. `model`
 * is `MODEL_VERSION`, `state` is from `packState`, `backtest` is JSON of `RunningScores`.
 */
export const ratingSnapshots = pgTable('rating_snapshots', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  model: text().notNull(),
  untilDay: date('until_day'),
  untilId: text('until_id'),
  matches: integer().notNull(),
  digest: text().notNull(),
  revision: bigint({ mode: 'number' }).notNull(),
  state: bytes().notNull(),
  backtest: jsonb().notNull(),
  learntAt: instant('learnt_at').notNull(),
});

/**
 * The latest projection of each match. `madeFrom` is JSON of a `ProjectionSource`, `body` of a `MatchProjection`; `view`
 * is from `packMatchRatings`.
 */
export const matchProjections = pgTable('match_projections', {
  matchKey: text('match_key').primaryKey(),
  madeFrom: text('made_from').notNull(),
  body: text().notNull(),
  madeAt: instant('made_at').notNull(),
  view: bytes().notNull(),
});

/** The latest forecast of each match: `body` is its JSON as sent to readers, for the match's `matchVersion`. */
export const matchForecasts = pgTable('match_forecasts', {
  matchKey: text('match_key').primaryKey(),
  matchVersion: integer('match_version').notNull(),
  body: text().notNull(),
  madeAt: instant('made_at').notNull(),
});

/** The elevens that analysts have entered, as keys of players in history. */
export const announcedLineups = pgTable('announced_lineups', {
  matchKey: text('match_key').primaryKey(),
  teamA: text('team_a').array().notNull(),
  teamB: text('team_b').array().notNull(),
  announcedAt: instant('announced_at').notNull(),
});
