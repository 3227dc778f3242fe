import { z } from 'zod';
import { defineRoute, premiumRead, success, userRead } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { ForecastBasis, NamedLineup, PlayerProjection, PercentileSpread, WinChances } from './projections.ts';

/** What a free reader may know of an analysis: that it exists. */
const AnalysisCardPreview = z.object({
  id: z.string(),
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  /** When the match begins. */
  analysisDate: Instant,
  publishedAt: Instant.nullable(),
  /** First drafted when the match had begun, and never graded. */
  draftedLate: z.boolean(),
  locked: z.literal(true),
});

const AnalysisCardOpen = AnalysisCardPreview.extend({
  locked: z.literal(false),
  captain: z.string().nullable(),
  venueAverage: z.number().nullable(),
  pitchConditions: z.string(),
  trumpPlayers: z.array(z.string()),
});

/** A card: `locked` true for a free reader, who is sent nothing more. */
export const AnalysisCard = z.discriminatedUnion('locked', [AnalysisCardPreview, AnalysisCardOpen]);
export type AnalysisCard = z.infer<typeof AnalysisCard>;

/** A player named in an analysis, with the numbers that put them there. */
export const PickedPlayer = z.object({
  /** The player's key in the history: their page, and what they are graded by. */
  key: z.string(),
  name: z.string(),
  team: z.string(),
  /** Expected fantasy points: as projected, or where there is no projection the average over `matches`, shrunk. */
  averagePoints: z.number(),
  matches: z.int(),
  reason: z.string(),
});
export type PickedPlayer = z.infer<typeof PickedPlayer>;

const TeamForm = z.object({
  team: z.string(),
  wins: z.int(),
  losses: z.int(),
  /** `W`, `L` or `N` (no result, tie or draw) for each match, latest first. */
  form: z.string(),
});

/** What an analyst added once the analysis was locked; the analysis itself stays as it was. */
export const AnalysisCorrection = z.object({ text: z.string(), correctedAt: Instant });
export type AnalysisCorrection = z.infer<typeof AnalysisCorrection>;

/** An expert analysis in full. Every percentage is 0 to 100; `sample` says how many matches stand behind it. */
export const Analysis = z.object({
  id: z.string(),
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  analysisDate: Instant,
  /** When it may change no more: the toss or the scheduled start. */
  locksAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
  draftedAt: Instant,
  /** First drafted when the match had begun: of use to read, left out of the track record. */
  draftedLate: z.boolean(),
  /** SHA-256 of the analysis as it is stored, hexadecimal: what is published at the lock and graded after it. */
  contentHash: z.string(),
  corrections: z.array(AnalysisCorrection),
  /** Who answers for it: drafted by the engine alone, or gone over by an analyst. */
  standsBehind: z.enum(['Drafted by the engine', 'Reviewed by an analyst']),
  publishedAt: Instant.nullable(),
  /** What the analyst adds in words of their own; `null` where they added nothing. */
  note: z.string().nullable(),
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
  /** Everybody who may play, highest mean first; empty until the ratings have learnt the history. */
  projections: z.array(PlayerProjection),
  /** Safe & Steady, High Risk-Reward, Balanced Approach; empty when no eleven can be named. */
  teams: z.array(NamedLineup),
  /** Chances and totals before the first ball; `null` until the ratings have learnt the history. */
  forecast: z
    .object({
      win: WinChances,
      /** What each side would make batting first. */
      totals: z.array(PercentileSpread.extend({ team: z.string() })),
      basis: ForecastBasis,
    })
    .nullable(),
  /** 0 to 100: how much history stands behind the analysis, not how likely it is to be right. */
  confidence: z.int().min(0).max(100),
});
export type Analysis = z.infer<typeof Analysis>;

export const analysisRoutes = {
  listAnalyses: defineRoute({
    ...userRead,
    path: '/api/v1/analysis/',
    summary:
      'A card for each analysis; a free reader is sent title, tournament, dates and whether it came too late to be graded',
    answers: { 200: success(z.array(AnalysisCard)) },
  }),
  readAnalysis: defineRoute({
    ...premiumRead,
    path: '/api/v1/analysis/{matchKey}/',
    summary: 'One analysis in full',
    params: z.strictObject({ matchKey: Key }),
    answers: { 200: success(Analysis) },
    refusals: [404],
  }),
};
