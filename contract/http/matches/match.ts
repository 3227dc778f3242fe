import { z } from 'zod';
import { Instant, Overs } from '../../values/scalars.ts';

/** Where a match stands, after the vendor's flags, words and the match's age have been weighed together. */
export const MatchPhase = z.enum(['upcoming', 'live', 'completed']);
export type MatchPhase = z.infer<typeof MatchPhase>;

export const InningsScore = z.object({
  /** `<Team> Inning <n>` as the vendor writes it. */
  inning: z.string(),
  team: z.string(),
  r: z.int(),
  w: z.int(),
  o: Overs,
});
export type InningsScore = z.infer<typeof InningsScore>;

export const Gender = z.enum(['male', 'female']);

export const TeamInfo = z.object({
  name: z.string(),
  shortname: z.string(),
  /** Address of the team's picture; null when the vendor has none. It may not load. */
  img: z.string().nullable(),
  /** As `#1d4e89`; null when the vendor names no colour. */
  color_primary: z.string().nullable(),
});

/**
 * A match as every list and the live stream carry it: the vendor's fields with their names, corrected,
 * and ours beside them. `version` grows by one with every change that a reader could see.
 */
export const MatchSummary = z.object({
  id: z.string(),
  key: z.string(),
  version: z.int(),
  name: z.string(),
  short_name: z.string(),
  matchType: z.enum(['t20', 'odi', 'test', 't10', 'hundred', 'other']),
  status: z.string(),
  phase: MatchPhase,
  venue: z.object({ key: z.string().nullable(), name: z.string(), city: z.string().nullable() }),
  date: z.string(),
  dateTimeGMT: Instant.nullable(),
  /** Epoch seconds, as the dashboard's cards read it. */
  start_at: z.int().nullable(),
  teams: z.tuple([z.string(), z.string()]),
  teamInfo: z.tuple([TeamInfo, TeamInfo]),
  score: z.array(InningsScore),
  series_id: z.string().nullable(),
  /** Name of the series; null until the vendor's list of series has it. */
  series: z.string().nullable(),
  tournament: z.object({ key: z.string(), name: z.string() }).nullable(),
  /** Null when the names of match, teams and series do not say. */
  gender: Gender.nullable(),
  toss: z.object({ winner: z.string(), decision: z.enum(['bat', 'bowl']) }).nullable(),
  winner: z.string().nullable(),
  is_live: z.boolean(),
  is_featured: z.boolean(),
  priority_score: z.int(),
  matchStarted: z.boolean(),
  matchEnded: z.boolean(),
  /** The vendor's flags, false for nearly all upcoming matches. */
  fantasyEnabled: z.boolean(),
  bbbEnabled: z.boolean(),
  hasSquad: z.boolean(),
  /** When the vendor last reported this match. */
  updated_at: Instant,
});
export type MatchSummary = z.infer<typeof MatchSummary>;

/** The vendor's calls of today, as the spec's usage figures name them. */
export const UsageInfo = z.object({
  hitsToday: z.int(),
  hitsLimit: z.int(),
  hitsRemaining: z.int(),
  lastReset: Instant,
});
export type UsageInfo = z.infer<typeof UsageInfo>;
