import { z } from 'zod';
import { defineRoute, premiumRead, success } from '../../definition/route.ts';
import { Instant, Key, Overs } from '../../values/scalars.ts';
import { ForecastBasis, PercentileSpread, WinChances } from './projections.ts';

/** A point of the win-probability chart: the chance at this state of the match. At most one per over. */
const WinChancePoint = z.object({
  /** From 1; 0 for the point before the first ball. */
  innings: z.int(),
  overs: Overs,
  runs: z.int(),
  wickets: z.int(),
  /** In percent, of the first of the match's teams. */
  teamA: z.number(),
  at: Instant,
});

/** An expected total, in runs: of the first innings, or of the innings in progress. */
const ProjectedTotal = PercentileSpread.extend({ team: z.string() });

/** Fantasy points of a player while the match goes on. */
const LivePoints = z.object({
  key: z.string(),
  name: z.string(),
  team: z.string(),
  /** Scored so far, an estimate from the scorecard. */
  points: z.number(),
  /** What the player is heading for at the match's end. */
  projected: PercentileSpread,
});

/** A forecast of a match, before it or in play. Recalculated with every change of the score. */
export const Forecast = z.object({
  matchKey: z.string(),
  teams: z.tuple([z.string(), z.string()]),
  stage: z.enum(['before', 'first innings', 'second innings', 'over']),
  /** `null` where none can be given, as for a Test in play: `basis` or `limitation` says why. */
  win: WinChances.nullable(),
  /**
   * Why the forecast does not follow the score. `revised match`: the overs or the target were changed, which the
   * forecast cannot read, so no chance is given. `unreadable score`: this is the forecast of the last score that could
   * be read, or there is no chance because the status line contradicts the score. Null when the forecast follows the
   * score.
   */
  limitation: z.enum(['revised match', 'unreadable score']).nullable(),
  /** What was given before the first ball. */
  before: WinChances.nullable(),
  /** Before the match one for each side, should it bat first; in play that of the side batting; else empty. */
  totals: z.array(ProjectedTotal),
  /** Best first; empty until the feed tells what the players have done. */
  players: z.array(LivePoints),
  history: z.array(WinChancePoint),
  basis: ForecastBasis,
  /** The match's version that it was made from, and when. */
  matchVersion: z.int(),
  madeAt: Instant,
});
export type Forecast = z.infer<typeof Forecast>;

export const forecastRoutes = {
  readForecast: defineRoute({
    ...premiumRead,
    path: '/api/v1/cricket/matches/{id}/forecast/',
    summary: 'Who wins and with what total, before the match and ball by ball, with what is not known',
    params: z.strictObject({ id: Key }),
    answers: { 200: success(Forecast) },
    refusals: [404],
  }),
};
