import { z } from 'zod';
import { defineRoute, success, successPage, userRead } from '../../definition/route.ts';
import { Instant, Key, Overs } from '../../values/scalars.ts';
import { HistoryQuery, PlayedFormat, PlayedMatchSummary } from './played-match.ts';

const PlayerName = z.object({ key: z.string(), name: z.string() });

const PlayedBatting = z.object({
  player: PlayerName,
  position: z.int(),
  runs: z.int(),
  balls: z.int(),
  fours: z.int(),
  sixes: z.int(),
  strikeRate: z.number().nullable(),
  /** As printed: `c Kohli b Bumrah`, `not out`. */
  dismissal: z.string(),
});

const PlayedBowling = z.object({
  player: PlayerName,
  overs: Overs,
  maidens: z.int(),
  runs: z.int(),
  wickets: z.int(),
  dots: z.int(),
  wides: z.int(),
  noballs: z.int(),
  economy: z.number().nullable(),
});

const Extras = z.object({
  wides: z.int(),
  noballs: z.int(),
  byes: z.int(),
  legbyes: z.int(),
  penalty: z.int(),
  total: z.int(),
});

/** Two who batted together, in the order of coming in, and what the side made meanwhile, extras too. */
const Partnership = z.object({
  players: z.tuple([z.string(), z.string()]),
  runs: z.int(),
  balls: z.int(),
  /** True for the pair still in after the last ball. */
  unbroken: z.boolean(),
});

/** The card of an innings, worked out from its balls. */
export const PlayedInnings = z.object({
  team: z.string(),
  superOver: z.boolean(),
  runs: z.int(),
  wickets: z.int(),
  overs: Overs,
  batting: z.array(PlayedBatting),
  didNotBat: z.array(PlayerName),
  bowling: z.array(PlayedBowling),
  extras: Extras,
  fallOfWickets: z.array(z.object({ wicket: z.int(), runs: z.int(), overs: Overs, player: z.string() })),
  partnerships: z.array(Partnership),
});
export type PlayedInnings = z.infer<typeof PlayedInnings>;

/** A match of the history with its scorecard. */
export const PlayedMatchCard = PlayedMatchSummary.omit({ innings: true }).extend({
  toss: z.object({ winner: z.string(), decision: z.enum(['bat', 'field']) }).nullable(),
  playerOfMatch: z.array(z.string()),
  innings: z.array(PlayedInnings),
});
export type PlayedMatchCard = z.infer<typeof PlayedMatchCard>;

/** One ball, for charts. `over` counts from 1; `ball` counts every delivery of the over, wides and no-balls too. */
export const Ball = z.object({
  over: z.int(),
  ball: z.int(),
  batter: z.string(),
  nonStriker: z.string(),
  bowler: z.string(),
  /** Off the bat. */
  runs: z.int(),
  extras: z.int(),
  /** The first kind of extra, if any. */
  extra: z.enum(['wides', 'noballs', 'byes', 'legbyes', 'penalty']).nullable(),
  /** Kind and player out of each wicket on the ball. */
  wickets: z.array(z.object({ kind: z.string(), player: z.string() })),
  /** The innings' total after the ball. */
  total: z.int(),
});
export type Ball = z.infer<typeof Ball>;

export const BallList = z.object({
  matchId: z.string(),
  ballsPerOver: z.int(),
  innings: z.array(z.object({ team: z.string(), superOver: z.boolean(), balls: z.array(Ball) })),
});
export type BallList = z.infer<typeof BallList>;

/**
 * How a match's totals grew, for the worm and the Manhattan. Out of `balls`, a point each delivery; out of `scores`, a
 * point each time that the vendor told a new score, so that overs may be missing between two points. Before anything
 * is known there are no innings.
 */
export const MatchProgress = z.object({
  matchId: z.string(),
  source: z.enum(['balls', 'scores']),
  ballsPerOver: z.int(),
  innings: z.array(
    z.object({
      team: z.string(),
      superOver: z.boolean(),
      /** In order of play; the start of an innings, 0 for 0, is not among them. */
      points: z.array(z.object({ overs: Overs, runs: z.int(), wickets: z.int() })),
    }),
  ),
  /** When the vendor last told the score; `null` for a match that is out of the history. */
  as_of: Instant.nullable(),
});
export type MatchProgress = z.infer<typeof MatchProgress>;

/** A versioned table of fantasy points. */
export const RuleSet = z.enum(['dream11-2025', 'dream11-classic']);

/**
 * Points by `balls` are those of the rules. By `scorecard` they are an estimate and to be labelled so: a scorecard
 * tells no dot balls, no direct hits, and of who played only those who batted, bowled or held a catch.
 */
export const FantasyPoints = z.object({
  matchId: z.string(),
  rules: RuleSet,
  basis: z.enum(['balls', 'scorecard']),
  /** When the vendor told the scorecard; `null` for points by balls. */
  as_of: Instant.nullable(),
  /** Most points first. The points of `earned` sum to `points`. */
  players: z.array(
    z.object({
      /** That of our page of the player; `null` where history does not know whom the scorecard names. */
      key: z.string().nullable(),
      name: z.string(),
      team: z.string(),
      points: z.number(),
      earned: z.array(z.object({ for: z.string(), count: z.number(), points: z.number() })),
    }),
  ),
});
export type FantasyPoints = z.infer<typeof FantasyPoints>;

/** A team before a match: `W`, `L` or `N` (tie, draw, no result) of its latest matches, latest first. */
const TeamBefore = z.object({
  /** Of the team's page; `null` when history does not know it. */
  key: z.string().nullable(),
  name: z.string(),
  form: z.string(),
  /** The matches behind `form`, in its order. */
  recent: z.array(PlayedMatchSummary),
});

/** What history tells of two teams before a match between them; nothing of the match's day or later. */
export const MatchPreview = z.object({
  /** Null when history does not store the format. */
  format: PlayedFormat.nullable(),
  teams: z.tuple([TeamBefore, TeamBefore]),
  headToHead: z.object({
    matches: z.int(),
    /** Of the first and of the second of `teams`. */
    wins: z.tuple([z.int(), z.int()]),
    /** Ties that nothing settled, draws and matches without a result. */
    other: z.int(),
    /** Latest first, at most five. */
    recent: z.array(PlayedMatchSummary),
  }),
});
export type MatchPreview = z.infer<typeof MatchPreview>;

const params = z.strictObject({ id: Key });

/**
 * `{id}` is that of a match of the history or of the feed. What is asked of a match of the feed that history has as
 * well is answered out of its balls; while history lacks it, out of what the vendor has told so far, and 404 says
 * `..._not_found` where that is nothing yet.
 */
export const playedMatchRoutes = {
  listPlayedMatches: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/history/',
    summary: 'Matches that were played, by part of a team’s, competition’s or ground’s name, latest first',
    query: HistoryQuery,
    answers: { 200: successPage(PlayedMatchSummary) },
  }),
  readPlayedMatch: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/history/{id}/',
    summary: 'A match that was played, with its scorecard',
    params,
    answers: { 200: success(PlayedMatchCard) },
    refusals: [404],
  }),
  readMatchPreview: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/matches/{id}/preview/',
    summary: 'Form and head-to-head of two teams before their match, in its format',
    params,
    answers: { 200: success(MatchPreview) },
    refusals: [404],
  }),
  readBalls: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/matches/{id}/balls/',
    summary: 'Every ball of a match that history has, for charts',
    params,
    answers: { 200: success(BallList) },
    refusals: [404],
  }),
  readProgress: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/matches/{id}/progress/',
    summary: 'How the totals of a match grew, while it is live too',
    params,
    answers: { 200: success(MatchProgress) },
    refusals: [404],
  }),
  readFantasyPoints: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/matches/{id}/fantasy-points/',
    summary: 'Fantasy points in a match, with what earned them; an estimate until its balls are known',
    params,
    query: z.strictObject({ rules: RuleSet.default('dream11-2025') }),
    answers: { 200: success(FantasyPoints) },
    refusals: [404],
  }),
};
