import { z } from 'zod';
import { defineRoute, success, userRead } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import {
  ForecastBasis,
  NamedLineup,
  PlayerProjection,
  ProjectedTotal,
  ProjectionParts,
  WinChances,
} from './projections.ts';

/** The card that users without Premium receive, without names. The venue's average is free on its page. */
const AnalysisCardPreview = z.object({
  id: z.string(),
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  analysisDate: Instant.describe('Start of the match.'),
  publishedAt: Instant.nullable(),
  draftedLate: z.boolean().describe('Drafted after the start, so never graded.'),
  locksAt: Instant.nullable().describe(
    'When edits end at the latest: the scheduled start; null when it is unknown. The toss ends them earlier.',
  ),
  captainPoints: z
    .number()
    .nullable()
    .describe(
      'Expected points of the captain, before the double. Null without a captain; on a locked card also without a projection.',
    ),
  viceCaptainPoints: z.number().nullable(),
  venueAverage: z.number().nullable(),
  locked: z.literal(true),
});

const AnalysisCardOpen = AnalysisCardPreview.extend({
  locked: z.literal(false),
  captain: z.string().nullable(),
  captainKey: Key.nullable().describe(
    'Key of the player in the history, which may spell the name differently.',
  ),
  captainParts: ProjectionParts.nullable().describe(
    'The parts of `captainPoints`; null without a projection.',
  ),
  viceCaptain: z.string().nullable(),
  viceCaptainKey: Key.nullable(),
  viceCaptainParts: ProjectionParts.nullable(),
  pitchConditions: z.string(),
  trumpPlayers: z.array(z.string()),
  sample: z
    .boolean()
    .describe('True for the one analysis that users without Premium may read; always false for members.'),
});

/** An analysis in lists. `locked` is true for users without Premium, who receive no names, unless it is the sample. */
export const AnalysisCard = z.discriminatedUnion('locked', [AnalysisCardPreview, AnalysisCardOpen]);
export type AnalysisCard = z.infer<typeof AnalysisCard>;

/** A player picked in an analysis, with the numbers behind the choice. */
export const PickedPlayer = z.object({
  key: z.string().describe('Key in the history; grading uses it.'),
  name: z.string(),
  team: z.string(),
  averagePoints: z
    .number()
    .describe('Expected fantasy points; without a projection the shrunk mean over `matches`.'),
  matches: z.int(),
  reason: z.string(),
});
export type PickedPlayer = z.infer<typeof PickedPlayer>;

/** A team's latest results. */
export const TeamForm = z.object({
  team: z.string(),
  wins: z.int(),
  losses: z.int(),
  form: z.string().describe('`W`, `L` or `N` (no result, tie or draw), latest first.'),
});

/** A correction that an analyst added after the lock; the analysis itself does not change. */
export const AnalysisCorrection = z.object({ text: z.string(), correctedAt: Instant });
export type AnalysisCorrection = z.infer<typeof AnalysisCorrection>;

/** A full analysis. Percentages are 0 to 100; `sample` is the number of matches behind the venue statistics. */
export const Analysis = z.object({
  id: z.string(),
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  analysisDate: Instant.describe('Start of the match.'),
  locksAt: Instant.nullable().describe(
    'When edits end at the latest: the scheduled start; null when it is unknown. The toss ends them earlier.',
  ),
  lockedAt: Instant.nullable(),
  draftedAt: Instant,
  draftedLate: z.boolean().describe("Drafted after the start, so not in the track record's scores."),
  contentHash: z.string().describe('SHA-256 of the stored analysis, hexadecimal; published at the lock.'),
  corrections: z.array(AnalysisCorrection),
  standsBehind: z
    .enum(['Drafted by the engine', 'Reviewed by an analyst'])
    .describe('Whether an analyst has edited the draft.'),
  publishedAt: Instant.nullable(),
  note: z.string().nullable().describe('Free text of the analyst.'),
  pitchReport: z.object({ conditions: z.string(), scoringPattern: z.string(), recommendation: z.string() }),
  recentForm: z.object({ teamA: TeamForm, teamB: TeamForm }),
  venueStats: z.object({
    venue: z.string(),
    sample: z.int(),
    averageScore: z.number().nullable(),
    chaseSuccess: z.number().nullable(),
    tossWinAdvantage: z.number().nullable(),
  }),
  headToHead: z.object({
    totalMatches: z.int(),
    teamAWins: z.int(),
    teamBWins: z.int(),
    noResult: z.int(),
  }),
  topPlayers: z.array(PickedPlayer),
  trumpPlayers: z.array(PickedPlayer),
  flopPlayers: z.array(PickedPlayer),
  captainChoices: z.object({ primary: PickedPlayer.nullable(), alternative: PickedPlayer.nullable() }),
  dreamTeam: z.array(PickedPlayer),
  projections: z.array(PlayerProjection).describe('Highest mean first; empty until ratings exist.'),
  teams: z.array(NamedLineup).describe('One per style; empty when no valid eleven exists.'),
  forecast: z
    .object({
      win: WinChances,
      totals: z.array(ProjectedTotal).describe('Total of each team if it bats first.'),
      basis: ForecastBasis,
    })
    .nullable()
    .describe('Forecast before the first ball; null until ratings exist.'),
  confidence: z.int().min(0).max(100).describe('Amount of history used, 0 to 100; not a probability.'),
});
export type Analysis = z.infer<typeof Analysis>;

/** Routes of analyses. */
export const analysisRoutes = {
  listAnalyses: defineRoute({
    ...userRead,
    path: '/api/v1/analysis/',
    summary:
      'List analyses; users without Premium receive the free sample, then titles, dates and the points of the unnamed captains',
    answers: { 200: success(z.array(AnalysisCard)) },
  }),
  readAnalysis: defineRoute({
    ...userRead,
    path: '/api/v1/analysis/{matchKey}/',
    summary:
      'Read a full analysis; without Premium only that of the latest graded match, or of the latest completed one while none is graded',
    params: z.strictObject({ matchKey: Key }),
    answers: { 200: success(Analysis) },
    errorStatuses: [403, 404],
  }),
};
