import { z } from 'zod';
import { Instant, NamedKey, Overs } from '../../values/scalars.ts';

/** Whether a match is still to be played, in play or over. */
export const MatchPhase = z
  .enum(['upcoming', 'live', 'completed'])
  .describe("Phase, derived from CricAPI's flags, its status text and the match's age.");
export type MatchPhase = z.infer<typeof MatchPhase>;

/** Formats as the feed distinguishes them. */
export const MatchFormat = z.enum(['t20', 'odi', 'test', 't10', 'hundred', 'other']);

/** The score of an innings. */
export const InningsScore = z.object({
  inning: z.string().describe('`<Team> Inning <n>`, as CricAPI writes it.'),
  team: z.string(),
  r: z.int(),
  w: z.int(),
  o: Overs,
});

/** Gender of the players of a match. */
export const Gender = z.enum(['male', 'female']);

/** A team of a match, as the feed names and draws it. */
export const TeamInfo = z.object({
  name: z.string(),
  shortname: z.string(),
  img: z.string().nullable().describe("URL of the team's image; may fail to load."),
  color_primary: z.string().nullable().describe('`#1d4e89`; null when unknown.'),
});

/**
 * A match in lists and in the live stream: CricAPI's fields under their names, corrected, and fields of our own.
 * `version` grows by one with each visible change.
 */
export const MatchSummary = z.object({
  id: z.string(),
  key: z.string(),
  version: z.int(),
  name: z.string(),
  short_name: z.string(),
  matchType: MatchFormat,
  status: z.string(),
  phase: MatchPhase,
  venue: z.object({ key: z.string().nullable(), name: z.string(), city: z.string().nullable() }),
  date: z.string(),
  dateTimeGMT: Instant.nullable(),
  start_at: z.int().nullable().describe('Start in epoch seconds.'),
  teams: z.tuple([z.string(), z.string()]),
  teamInfo: z.tuple([TeamInfo, TeamInfo]),
  score: z.array(InningsScore),
  series_id: z.string().nullable(),
  series: z.string().nullable().describe("Null until CricAPI's list of series has it."),
  tournament: NamedKey.nullable(),
  gender: Gender.nullable().describe('Null when no name states it.'),
  toss: z.object({ winner: z.string(), decision: z.enum(['bat', 'bowl']) }).nullable(),
  winner: z.string().nullable(),
  is_live: z.boolean(),
  is_featured: z.boolean(),
  priority_score: z.int(),
  matchStarted: z.boolean(),
  matchEnded: z.boolean(),
  fantasyEnabled: z.boolean().describe("CricAPI's flag; false for nearly all upcoming matches."),
  bbbEnabled: z.boolean().describe("CricAPI's flag for ball-by-ball data."),
  hasSquad: z.boolean(),
  updated_at: Instant.describe('When CricAPI sent the latest change of this match.'),
});
export type MatchSummary = z.infer<typeof MatchSummary>;

/** CricAPI hits of the current UTC day. */
export const UsageInfo = z.object({
  hitsToday: z.int(),
  hitsLimit: z.int(),
  hitsRemaining: z.int(),
  lastReset: Instant,
});
export type UsageInfo = z.infer<typeof UsageInfo>;
