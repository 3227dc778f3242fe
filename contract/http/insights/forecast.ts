import { z } from 'zod';
import { defineRoute, premiumRead, success } from '../../definition/route.ts';
import { Instant, Key, Overs } from '../../values/scalars.ts';
import { ForecastBasis, PercentileSpread, ProjectedTotal, WinChances } from './projections.ts';

/** A point of the win-probability chart, at most one per over. */
const WinChancePoint = z.object({
  innings: z.int().describe('From 1; 0 before the first ball.'),
  overs: Overs,
  runs: z.int(),
  wickets: z.int(),
  teamA: z.number().describe('Chance of the first team, in percent.'),
  at: Instant,
});

/** Fantasy points of a player during a match. */
const LivePoints = z.object({
  key: z.string(),
  name: z.string(),
  team: z.string(),
  points: z.number().describe('Points so far, estimated from the scorecard.'),
  projected: PercentileSpread.describe('Expected points at the end of the match.'),
});

/** Forecast of a match before or during play, recalculated after each change of the score. */
export const Forecast = z.object({
  matchKey: z.string(),
  teams: z.tuple([z.string(), z.string()]),
  stage: z.enum(['before', 'first innings', 'second innings', 'over']),
  win: WinChances.nullable().describe(
    'Null for a Test in play, and when `basis` or `limitation` states the reason.',
  ),
  limitation: z
    .enum(['revised match', 'play stopped', 'target unknown', 'super over', 'unreadable score'])
    .nullable()
    .describe(
      '`revised match`: overs or target changed and the new ones are unknown. `play stopped`: overs may be lost. `target unknown`: the feed has not stated the target of the chase. `super over`: the match is tied. `unreadable score`: the forecast uses the last readable score, or gives no chance because the status contradicts the score. Null when the forecast uses the current score.',
    ),
  target: z
    .object({
      runs: z.int(),
      balls: z.int(),
      isRevised: z.boolean(),
      bowled: z.int().describe('Legal balls of the chase when the feed stated the target.'),
    })
    .nullable()
    .describe(
      'Runs to win and legal balls to get them in, which the forecast uses; with `unreadable score` to be confirmed. Null before the chase.',
    ),
  before: WinChances.nullable().describe('The forecast before the first ball.'),
  totals: z
    .array(ProjectedTotal)
    .describe("Before the match: each team's, if it bats first. In play: the batting team's."),
  players: z.array(LivePoints).describe('Best first; empty until a scorecard is available.'),
  history: z.array(WinChancePoint),
  basis: ForecastBasis,
  matchVersion: z.int().describe('Version of the match that the forecast used.'),
  madeAt: Instant,
});
export type Forecast = z.infer<typeof Forecast>;

/** The route of live forecasts. */
export const forecastRoutes = {
  readForecast: defineRoute({
    ...premiumRead,
    path: '/api/v1/cricket/matches/{id}/forecast/',
    summary: 'Read win chances, totals and player points, before and during a match',
    params: z.strictObject({ id: Key }),
    answers: { 200: success(Forecast) },
    errorStatuses: [404],
  }),
};
