import { z } from 'zod';
import { defineRoute, success, successPage, historyRead } from '../../definition/route.ts';
import { Instant, Key, NamedKey, Overs } from '../../values/scalars.ts';
import { PlayerRole } from '../insights/projections.ts';
import { HistoryQuery, PlayedFormat, PlayedMatchSummary } from './played-match.ts';

const PlayedBatting = z.object({
  player: NamedKey,
  position: z.int(),
  runs: z.int(),
  balls: z.int(),
  fours: z.int(),
  sixes: z.int(),
  strikeRate: z.number().nullable(),
  dismissal: z.string().describe('`c Kohli b Bumrah`, `not out`.'),
});

const PlayedBowling = z.object({
  player: NamedKey,
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

/** Two batters in the order in which they came in, and the team's runs while they batted together, extras included. */
const Partnership = z.object({
  players: z.tuple([z.string(), z.string()]),
  runs: z.int(),
  balls: z.int(),
  unbroken: z.boolean().describe('True for the pair not out at the end.'),
});

/** The scorecard of an innings, calculated from its balls. */
export const PlayedInnings = z.object({
  team: z.string(),
  superOver: z.boolean(),
  runs: z.int(),
  wickets: z.int(),
  overs: Overs,
  batting: z.array(PlayedBatting),
  didNotBat: z.array(NamedKey),
  bowling: z.array(PlayedBowling),
  extras: Extras,
  fallOfWickets: z.array(z.object({ wicket: z.int(), runs: z.int(), overs: Overs, player: z.string() })),
  partnerships: z.array(Partnership),
});
export type PlayedInnings = z.infer<typeof PlayedInnings>;

/** A finished match with its scorecard. */
export const PlayedMatchCard = PlayedMatchSummary.omit({ innings: true }).extend({
  toss: z.object({ winner: z.string(), decision: z.enum(['bat', 'field']) }).nullable(),
  playerOfMatch: z.array(z.string()),
  innings: z.array(PlayedInnings),
});
export type PlayedMatchCard = z.infer<typeof PlayedMatchCard>;

/** One delivery. `over` counts from 1; `ball` counts each delivery of the over from 1, wides and no-balls included. */
export const Ball = z.object({
  over: z.int(),
  ball: z.int(),
  batter: z.string(),
  nonStriker: z.string(),
  bowler: z.string(),
  runs: z.int().describe('Runs off the bat.'),
  extras: z.int(),
  extra: z.enum(['wides', 'noballs', 'byes', 'legbyes', 'penalty']).nullable(),
  wickets: z.array(z.object({ kind: z.string(), player: z.string() })),
  total: z.int().describe('Total of the innings after the ball.'),
});
export type Ball = z.infer<typeof Ball>;

/** All deliveries of a played match. */
export const BallList = z.object({
  matchId: z.string(),
  ballsPerOver: z.int(),
  innings: z.array(z.object({ team: z.string(), superOver: z.boolean(), balls: z.array(Ball) })),
});
export type BallList = z.infer<typeof BallList>;

/**
 * Totals of a match over time, for the worm and Manhattan charts. With source `balls` there is a point per delivery;
 * with `scores` a point per score that CricAPI reported, so overs may be missing. `innings` is empty without data.
 */
export const MatchProgress = z.object({
  matchId: z.string(),
  source: z.enum(['balls', 'scores']),
  ballsPerOver: z.int(),
  innings: z.array(
    z.object({
      team: z.string(),
      superOver: z.boolean(),
      points: z
        .array(z.object({ overs: Overs, runs: z.int(), wickets: z.int() }))
        .describe(
          'In order of play, without the start at 0 for 0. Extras have the overs of the ball before them.',
        ),
    }),
  ),
  as_of: Instant.nullable().describe(
    'When CricAPI sent the latest change of the match; null for a match from history.',
  ),
});
export type MatchProgress = z.infer<typeof MatchProgress>;

/** A version of the fantasy points rules. */
export const RuleSet = z.enum(['dream11-2025', 'dream11-classic']);

/**
 * Fantasy points of a match. With basis `balls` they are exact. With `scorecard` they are an estimate and must be
 * labelled so: a scorecard has no dot balls, no direct hits, and no players who neither batted, bowled nor fielded.
 */
export const FantasyPoints = z.object({
  matchId: z.string(),
  rules: RuleSet,
  basis: z.enum(['balls', 'scorecard']),
  as_of: Instant.nullable().describe('When CricAPI reported the scorecard; null for points by balls.'),
  players: z
    .array(
      z.object({
        key: z.string().nullable().describe('Null when history does not know the player.'),
        name: z.string(),
        team: z.string(),
        role: PlayerRole.optional().describe('From squads, or else inferred; absent in an estimate.'),
        points: z.number(),
        earned: z.array(z.object({ for: z.string(), count: z.number(), points: z.number() })),
      }),
    )
    .describe('Most points first. The points of `earned` sum to `points`.'),
  dreamTeam: z
    .array(z.string())
    .optional()
    .describe(
      'Keys of the legal line-up with the most points: captain, vice-captain, then by points. Absent in an estimate, and when no eleven of both teams can be picked.',
    ),
});
export type FantasyPoints = z.infer<typeof FantasyPoints>;

/** A team before a match. `form` has `W`, `L` or `N` (tie, draw, no result) per match, latest first. */
export const TeamBefore = z.object({
  key: z.string().nullable().describe('Null when history does not know the team.'),
  name: z.string(),
  form: z.string(),
  recent: z.array(PlayedMatchSummary).describe('The matches of `form`, in its order.'),
});

/** Earlier matches of two teams, up to the day before their match. */
export const MatchPreview = z.object({
  format: PlayedFormat.nullable().describe('Null when history does not store the format.'),
  teams: z.tuple([TeamBefore, TeamBefore]),
  headToHead: z.object({
    matches: z.int(),
    wins: z.tuple([z.int(), z.int()]).describe('Wins of the first and of the second of `teams`.'),
    other: z.int().describe('Ties without a super over winner, draws and no results.'),
    recent: z.array(PlayedMatchSummary).describe('Latest first, at most five.'),
  }),
});
export type MatchPreview = z.infer<typeof MatchPreview>;

const params = z.strictObject({ id: Key });

/**
 * Routes of finished matches, and of what a match has before and during play. `{id}` is the key of a match in history
 * or in CricAPI's feed. A match in both is answered from its stored balls. A match that history lacks is answered from
 * CricAPI's data, or with a 404 `..._not_found` before there is any.
 */
export const playedMatchRoutes = {
  listPlayedMatches: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/history/',
    summary: 'List finished matches, latest first; search by team, competition or venue',
    query: HistoryQuery,
    answers: { 200: successPage(PlayedMatchSummary) },
  }),
  readPlayedMatch: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/history/{id}/',
    summary: 'Read a finished match with its scorecard',
    params,
    answers: { 200: success(PlayedMatchCard) },
    errorStatuses: [404],
  }),
  readMatchPreview: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/matches/{id}/preview/',
    summary: 'Read form and head-to-head of the two teams in the format of the match',
    params,
    answers: { 200: success(MatchPreview) },
    errorStatuses: [404],
  }),
  readBalls: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/matches/{id}/balls/',
    summary: 'Read every delivery of a match in history',
    params,
    answers: { 200: success(BallList) },
    errorStatuses: [404],
  }),
  readProgress: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/matches/{id}/progress/',
    summary: 'Read the totals of a finished or live match over time',
    params,
    answers: { 200: success(MatchProgress) },
    errorStatuses: [404],
  }),
  readFantasyPoints: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/matches/{id}/fantasy-points/',
    summary: 'Read fantasy points with their reasons; an estimate until ball-by-ball data exists',
    params,
    query: z.strictObject({ rules: RuleSet.default('dream11-2025') }),
    answers: { 200: success(FantasyPoints) },
    errorStatuses: [404],
  }),
};
