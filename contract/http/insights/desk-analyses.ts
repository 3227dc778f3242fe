import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { analystRead, defineRoute, success } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { plainText } from '../../values/plain-text.ts';
import { Analysis, AnalysisCorrection } from './analysis.ts';
import { Role } from './projections.ts';

const MOST_CHOICES = 5;
const WORDS = { report: 600, reason: 300, note: 2000 } as const;

/**
 * `draft`: published automatically at `publishesAt` unless edited. `edited`: an analyst publishes it.
 * `published`: readers see it, and it may still be edited and withdrawn. `locked`: never changes again. `missed`: the
 * match began before it was published.
 */
export const DeskState = z.enum(['draft', 'edited', 'published', 'withdrawn', 'locked', 'missed']);
export type DeskState = z.infer<typeof DeskState>;

/** An analysis as a row of the desk. */
export const DeskAnalysis = z.object({
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  matchAt: Instant,
  state: DeskState,
  /** Grows with everything an analyst does to it; sent back with the next change, so that two do not undo each other. */
  version: z.int(),
  /** When it publishes itself; `null` where it does not. */
  publishesAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
  draftedAt: Instant,
  draftedLate: z.boolean(),
  confidence: z.int().min(0).max(100),
});
export type DeskAnalysis = z.infer<typeof DeskAnalysis>;

function editsOf<Text extends z.ZodType>(text: (longest: number) => Text) {
  const choice = z.strictObject({ key: Key, reason: text(WORDS.reason) });
  return z.strictObject({
    conditions: text(WORDS.report).nullable(),
    scoringPattern: text(WORDS.report).nullable(),
    recommendation: text(WORDS.report).nullable(),
    captain: choice.nullable(),
    viceCaptain: choice.nullable(),
    trumpPlayers: z.array(choice).max(MOST_CHOICES).nullable(),
    flopPlayers: z.array(choice).max(MOST_CHOICES).nullable(),
    note: text(WORDS.note).nullable(),
  });
}

/** What an analyst may put in place of the engine's words and choices. Numbers stay the engine's. `null` leaves the engine's. */
export const AnalystEdits = editsOf(() => z.string());
export type AnalystEdits = z.infer<typeof AnalystEdits>;

const DeskAct = z.object({
  act: z.enum(['edited', 'published', 'withdrawn', 'corrected', 'line-up entered']),
  /** Null when published automatically. */
  by: z.string().nullable(),
  at: Instant,
});

/** A player who may be selected for a team. */
const SideMember = z.object({ key: z.string(), name: z.string(), team: z.string(), role: Role.nullable() });

/** The playing elevens by keys: eleven, or twelve where an impact player is named beside them. */
const Elevens = z.object({
  teamA: z.array(Key).min(11).max(12),
  teamB: z.array(Key).min(11).max(12),
});

export const DeskAnalysisDetail = DeskAnalysis.extend({
  /** As readers see it, or would. */
  analysis: Analysis,
  edits: AnalystEdits,
  acts: z.array(DeskAct),
  /** Whom the elevens can be chosen from. */
  members: z.array(SideMember),
  announced: Elevens.nullable(),
});
export type DeskAnalysisDetail = z.infer<typeof DeskAnalysisDetail>;

const params = z.strictObject({ matchKey: Key });
const version = z.int().min(0);
const one = success(DeskAnalysisDetail);
const change = {
  method: 'POST',
  access: 'analyst',
  rateLimit: rateLimits.write,
  params,
  answers: { 200: one },
  refusals: [404, 409],
} as const;

export const deskAnalysisRoutes = {
  listDeskAnalyses: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/analyses/',
    summary:
      'Analyses of the last days and of coming matches with where they stand: what can still be changed first, the soonest on top, then what is closed, the latest on top',
    answers: { 200: success(z.array(DeskAnalysis)) },
  }),
  readDeskAnalysis: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/analyses/{matchKey}/',
    summary: 'An analysis as it is on the desk, with who did what to it',
    params,
    answers: { 200: one },
    refusals: [404],
  }),
  editAnalysis: defineRoute({
    ...change,
    method: 'PUT',
    path: '/api/v1/desk/analyses/{matchKey}/',
    summary:
      'Puts an analyst’s words and choices in place of the engine’s; 409 when somebody else was quicker',
    body: z.strictObject({ version, edits: editsOf(plainText) }),
  }),
  publishAnalysis: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/publish/',
    summary: 'Shows an analysis to readers; it locks at the toss or the scheduled start',
    body: z.strictObject({ version }),
  }),
  withdrawAnalysis: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/withdraw/',
    summary: 'Takes an analysis back, before its lock only',
    body: z.strictObject({ version }),
  }),
  announceLineups: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/lineup/',
    summary: 'Enters the elevens that were announced; forecasts and line-ups go by them',
    body: z.strictObject(Elevens.shape),
  }),
  correctAnalysis: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/correct/',
    summary: 'Adds a correction to a locked analysis, which itself stays as it was',
    body: z.strictObject({ text: plainText(1000) }),
    answers: { 201: success(AnalysisCorrection) },
  }),
};
