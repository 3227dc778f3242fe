import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const analyses = pgTable('analyses', {
  matchKey: text('match_key').primaryKey(),
  id: uuid().notNull().unique().defaultRandom(),
  matchTitle: text('match_title').notNull(),
  tournament: text().notNull(),
  matchAt: moment('match_at').notNull(),
  body: text().notNull(),
  contentHash: text('content_hash').notNull(),
  draftedFrom: text('drafted_from').notNull(),
  draftedAt: moment('drafted_at').notNull(),
  draftedLate: boolean('drafted_late').notNull(),
  locksAt: moment('locks_at'),
  lockedAt: moment('locked_at'),
});

export const analysisGrades = pgTable('analysis_grades', {
  matchKey: text('match_key').primaryKey(),
  historyMatchId: text('history_match_id').notNull(),
  historyHash: text('history_hash').notNull(),
  gradedAt: moment('graded_at').notNull(),
  captainName: text('captain_name'),
  captainPoints: doublePrecision('captain_points'),
  captainRank: integer('captain_rank'),
  players: integer().notNull(),
  elevenPoints: doublePrecision('eleven_points'),
  elevenBest: doublePrecision('eleven_best'),
  elevenPlayed: integer('eleven_played'),
  firstInningsExpected: doublePrecision('first_innings_expected'),
  firstInningsActual: integer('first_innings_actual'),
});

export const analysisCorrections = pgTable('analysis_corrections', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  matchKey: text('match_key').notNull(),
  text: text().notNull(),
  correctedAt: moment('corrected_at').notNull(),
});
