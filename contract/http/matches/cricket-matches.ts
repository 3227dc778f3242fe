import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { FeedAge } from '../../values/feed-age.ts';
import { Instant, Key, Overs } from '../../values/scalars.ts';
import { MatchSummary } from './match.ts';
import { AllMatchesQuery, matchListParts } from './match-lists.ts';

const params = z.strictObject({ id: Key });

/** A squad member. `id` is CricAPI's; `key` is the key in history, null when history does not know the player. */
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
  dismissal: z.string().nullable().describe('Text of the dismissal; null while batting.'),
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
  lbwOrBowled: z.int().describe('Wickets that were bowled or leg before wicket.'),
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
 * A scorecard from CricAPI, or from history once it has the match. It has no dot balls, and lists only players who have
 * batted, bowled or fielded.
 */
export const Scorecard = z.object({
  matchKey: z.string(),
  source: z.enum(['vendor', 'history']),
  innings: z.array(
    z.object({
      inning: z.string().describe('`<Team> Inning <n>`, as CricAPI writes it.'),
      team: z.string(),
      total: z
        .object({ runs: z.int(), wickets: z.int(), overs: Overs })
        .nullable()
        .describe('Null when score and scorecard name different innings.'),
      extras: z.int(),
      batting: z.array(BattingLine),
      bowling: z.array(BowlingLine),
      fielding: z.array(FieldingLine),
      fallOfWickets: z
        .array(z.object({ wicket: z.int().describe('From 1.'), id: z.string() }))
        .optional()
        .describe("Who fell at which wicket, where CricAPI's scorecards of the match tell."),
    }),
  ),
  as_of: Instant.nullable().describe('When CricAPI reported it; null from history.'),
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

/** The response with one match. */
export const MatchResponse = success(MatchSummary).extend(FeedAge.shape);

/** Common parts of the routes that read one match. */
const oneMatch = {
  ...userRead,
  kind: 'bytes',
  conditional: true,
  params,
  answers: { 200: MatchResponse },
  errorStatuses: [404],
} as const;

/** Routes of matches of the feed. */
export const cricketMatchRoutes = {
  listCurrentMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/current-matches/',
    summary: 'List live matches, then fixtures, earliest first, then results, latest first',
  }),
  listLiveMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/live/',
    summary: 'List live matches',
  }),
  listUpcomingMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/upcoming/',
    summary: 'List upcoming matches, earliest first',
  }),
  listRecentMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/recent/',
    summary: 'List completed matches, latest first',
  }),
  listAllMatches: defineRoute({
    ...matchListParts,
    path: '/api/v1/cricket/matches/all/',
    summary: 'List matches, optionally of one phase',
    query: AllMatchesQuery,
  }),
  readMatch: defineRoute({
    ...oneMatch,
    path: '/api/v1/cricket/matches/{id}/',
    summary: 'Read a match',
  }),
  readScorecard: defineRoute({
    ...userRead,
    rateLimit: rateLimits.history,
    path: '/api/v1/cricket/matches/{id}/scorecard/',
    summary: 'Read the scorecard of a live or finished match',
    params,
    answers: { 200: success(Scorecard) },
    errorStatuses: [404],
  }),

  // Paths of the specification's second client
  listCricketMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/',
    summary: 'Same as `/api/v1/cricket/matches/all/`',
    query: AllMatchesQuery,
  }),
  listCricketLiveMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/live/',
    summary: 'Same as `/api/v1/cricket/matches/live/`',
  }),
  listCricketUpcomingMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/upcoming/',
    summary: 'Same as `/api/v1/cricket/matches/upcoming/`',
  }),
  listCricketRecentMatches: defineRoute({
    ...matchListParts,
    path: '/api/cricket/matches/recent/',
    summary: 'Same as `/api/v1/cricket/matches/recent/`',
  }),
  readCricketMatch: defineRoute({
    ...oneMatch,
    path: '/api/cricket/matches/{id}/',
    summary: 'Same as `/api/v1/cricket/matches/{id}/`',
  }),
  listMatchPlayers: defineRoute({
    ...userRead,
    path: '/api/cricket/matches/{id}/players/',
    summary: 'List the squads of a match (not the elevens); empty until CricAPI has them',
    params,
    answers: { 200: z.object({ data: z.array(SquadPlayer), as_of: Instant.nullable() }) },
    errorStatuses: [404],
  }),
  readLiveScore: defineRoute({
    ...userRead,
    path: '/api/cricket/matches/{id}/live-score/',
    summary: 'Read the score of a match and its age',
    params,
    answers: { 200: z.object({ data: LiveScore }) },
    errorStatuses: [404],
  }),
};
