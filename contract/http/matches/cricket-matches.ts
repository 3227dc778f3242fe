import { z } from 'zod';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { FeedAge } from '../../values/feed-age.ts';
import { Instant, Key, Overs } from '../../values/scalars.ts';
import { MatchSummary } from './match.ts';
import { AllMatchesQuery, matchListParts } from './match-lists.ts';

const params = z.strictObject({ id: Key });

/** Somebody in a squad; the ids are the vendor's, `key` is that of our page of the player, where history tells it. */
export const SquadPlayer = z.object({
  id: z.string(),
  key: z.string().nullable(),
  name: z.string(),
  team: z.string(),
  role: z.string().nullable(),
  battingStyle: z.string().nullable(),
  bowlingStyle: z.string().nullable(),
  country: z.string().nullable(),
});
export type SquadPlayer = z.infer<typeof SquadPlayer>;

const BattingLine = z.object({
  id: z.string(),
  name: z.string(),
  runs: z.int(),
  balls: z.int(),
  fours: z.int(),
  sixes: z.int(),
  strikeRate: z.number(),
  /** How the innings ended in words; `null` while it lasts. */
  dismissal: z.string().nullable(),
});
const BowlingLine = z.object({
  id: z.string(),
  name: z.string(),
  overs: Overs,
  maidens: z.int(),
  runs: z.int(),
  wickets: z.int(),
  wides: z.int(),
  noballs: z.int(),
  /** Of the wickets, those bowled and leg before. */
  lbwOrBowled: z.int(),
  economy: z.number(),
});
const FieldingLine = z.object({
  id: z.string(),
  name: z.string(),
  catches: z.int(),
  stumpings: z.int(),
  runOuts: z.int(),
});

/**
 * A scorecard as the `vendor` tells it, or out of the `history` once that has the match. It counts no dot balls, and
 * leaves out who did not bat.
 */
export const Scorecard = z.object({
  matchKey: z.string(),
  source: z.enum(['vendor', 'history']),
  innings: z.array(
    z.object({
      /** `<Team> Inning <n>` as the vendor writes it. */
      inning: z.string(),
      team: z.string(),
      /** `null` where the vendor's score and its scorecard do not name the same innings. */
      total: z.object({ runs: z.int(), wickets: z.int(), overs: Overs }).nullable(),
      extras: z.int(),
      batting: z.array(BattingLine),
      bowling: z.array(BowlingLine),
      fielding: z.array(FieldingLine),
    }),
  ),
  /** When the vendor told it; `null` out of the history. */
  as_of: Instant.nullable(),
});
export type Scorecard = z.infer<typeof Scorecard>;

const LiveScore = MatchSummary.pick({
  key: true,
  version: true,
  status: true,
  phase: true,
  score: true,
  toss: true,
  winner: true,
  updated_at: true,
}).extend({ as_of: Instant });

/** Parts of a route that reads one match; the second client ignores `status`. */
const oneMatch = {
  ...userRead,
  kind: 'bytes',
  conditional: true,
  params,
  answers: { 200: success(MatchSummary).extend(FeedAge.shape) },
  refusals: [404],
} as const;

export const cricketMatchRoutes = {
  listCurrentMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/current-matches/',
    summary: 'Live matches, then fixtures soonest first, then results latest first',
  }),
  listLiveMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/live/',
    summary: 'Live matches',
  }),
  listUpcomingMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/upcoming/',
    summary: 'Upcoming matches, soonest first',
  }),
  listRecentMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/recent/',
    summary: 'Completed matches, latest first',
  }),
  listAllMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/all/',
    summary: 'Matches of any phase',
    query: AllMatchesQuery,
  }),
  readMatch: defineRoute({
    ...oneMatch,
    path: '/api/v1/cricket/matches/{id}/',
    summary: 'One match',
  }),
  readScorecard: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/matches/{id}/scorecard/',
    summary: 'The scorecard of a match, live or over',
    params,
    answers: { 200: success(Scorecard) },
    refusals: [404],
  }),

  // The second client's addresses
  listCricketMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/',
    summary: 'Matches of any phase, for the second client',
    query: AllMatchesQuery,
  }),
  listCricketLiveMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/live/',
    summary: 'Live matches, for the second client',
  }),
  listCricketUpcomingMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/upcoming/',
    summary: 'Upcoming matches, for the second client',
  }),
  listCricketRecentMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/recent/',
    summary: 'Completed matches, for the second client',
  }),
  readCricketMatch: defineRoute({
    ...oneMatch,
    path: '/api/cricket/matches/{id}/',
    summary: 'One match, for the second client',
  }),
  listMatchPlayers: defineRoute({
    ...userRead,
    path: '/api/cricket/matches/{id}/players/',
    summary: 'The squads of a match, where the vendor has named them; never the playing eleven',
    params,
    answers: { 200: z.object({ data: z.array(SquadPlayer), as_of: Instant.nullable() }) },
    refusals: [404],
  }),
  readLiveScore: defineRoute({
    ...userRead,
    path: '/api/cricket/matches/{id}/live-score/',
    summary: 'The score of a match and how old it is',
    params,
    answers: { 200: z.object({ data: LiveScore }) },
    refusals: [404],
  }),
};
