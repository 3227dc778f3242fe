import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { analystRead, defineRoute, success } from '../../definition/route.ts';
import { plainText } from '../../values/plain-text.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { Analysis, AnalysisCorrection } from './analysis.ts';
import { PlayerRole } from './projections.ts';

/** Maximum trump players, and maximum flop players. */
const MAX_PICKS = 5;
/** Maximum lengths of an analyst's texts, in code points. */
const MAX_LENGTHS = { report: 600, reason: 300, note: 2000 } as const;

/** How far an analysis has come, at the desk. */
export const DeskState = z
  .enum(['draft', 'edited', 'published', 'withdrawn', 'locked', 'missed'])
  .describe(
    '`draft`: published at `publishesAt` unless edited. `edited`: an analyst must publish it. `published`: visible and editable. `withdrawn`: an analyst hid it. `locked`: final. `missed`: the match started before publication.',
  );
export type DeskState = z.infer<typeof DeskState>;

/** An analysis in the list of the desk. */
export const DeskAnalysis = z.object({
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  matchAt: Instant,
  state: DeskState,
  version: z.int().describe('Incremented by each edit; the next edit must send it.'),
  publishesAt: Instant.nullable().describe('Time of automatic publication; null when it is not planned.'),
  publishedAt: Instant.nullable(),
  locksAt: Instant.nullable().describe(
    'When edits end at the latest: the scheduled start; null when it is unknown. The toss ends them earlier.',
  ),
  lockedAt: Instant.nullable(),
  elevensKnown: z.boolean().describe('Whether the announced elevens are entered.'),
  draftedAt: Instant,
  draftedLate: z.boolean(),
  confidence: z.int().min(0).max(100),
  readers: z
    .int()
    .min(0)
    .describe('Premium members, apart from staff, who have opened the published analysis.'),
});
export type DeskAnalysis = z.infer<typeof DeskAnalysis>;

/**
 * Returns the schema of `AnalystEdits` with the schema that `text` returns for a text of at most `longest` characters.
 */
function editsOf<Text extends z.ZodType>(text: (longest: number) => Text) {
  const choice = z.strictObject({ key: Key, reason: text(MAX_LENGTHS.reason) });
  return z.strictObject({
    conditions: text(MAX_LENGTHS.report).nullable(),
    scoringPattern: text(MAX_LENGTHS.report).nullable(),
    recommendation: text(MAX_LENGTHS.report).nullable(),
    captain: choice.nullable(),
    viceCaptain: choice.nullable(),
    trumpPlayers: z.array(choice).max(MAX_PICKS).nullable(),
    flopPlayers: z.array(choice).max(MAX_PICKS).nullable(),
    note: text(MAX_LENGTHS.note).nullable(),
  });
}

/**
 * An analyst's texts and picks, which replace those of the engine. Null keeps the engine's. Numbers cannot be edited.
 */
export const AnalystEdits = editsOf(() => z.string());
export type AnalystEdits = z.infer<typeof AnalystEdits>;

const DeskAct = z.object({
  act: z.enum(['edited', 'published', 'withdrawn', 'corrected', 'line-up entered']),
  by: z.string().nullable().describe('Null when published automatically.'),
  at: Instant,
});

const SquadMember = z.object({
  key: z.string(),
  name: z.string(),
  team: z.string(),
  role: PlayerRole.nullable(),
});

/** Keys of the announced players of each team: eleven, or twelve with an impact player. */
const Elevens = z.object({
  teamA: z.array(Key).min(11).max(12),
  teamB: z.array(Key).min(11).max(12),
});

/** An analysis with all that the desk shows of it. */
export const DeskAnalysisDetail = DeskAnalysis.extend({
  analysis: Analysis.describe('The analysis as readers see it, or would see it.'),
  edits: AnalystEdits,
  acts: z.array(DeskAct),
  members: z.array(SquadMember).describe('Players from whom the elevens can be chosen.'),
  announced: Elevens.nullable(),
});
export type DeskAnalysisDetail = z.infer<typeof DeskAnalysisDetail>;

const params = z.strictObject({ matchKey: Key });
const version = z.int().min(0);
/** The response with one analysis. */
export const DeskAnalysisResponse = success(DeskAnalysisDetail);
/** Common parts of the routes that change an analysis. */
const change = {
  method: 'POST',
  access: 'analyst',
  rateLimit: rateLimits.write,
  params,
  answers: { 200: DeskAnalysisResponse },
  errorStatuses: [404, 409],
} as const;

/** Routes with which analysts edit, publish and correct analyses. */
export const deskAnalysisRoutes = {
  listDeskAnalyses: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/analyses/',
    summary:
      'List recent and upcoming analyses: editable ones first by start, then closed ones, latest first',
    answers: { 200: success(z.array(DeskAnalysis)) },
  }),
  readDeskAnalysis: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/analyses/{matchKey}/',
    summary: 'Read an analysis with its edits and its log of actions',
    params,
    answers: { 200: DeskAnalysisResponse },
    errorStatuses: [404],
  }),
  editAnalysis: defineRoute({
    ...change,
    method: 'PUT',
    path: '/api/v1/desk/analyses/{matchKey}/',
    summary: 'Replace texts and picks of an analysis; 409 if another analyst has changed it',
    body: z.strictObject({ version, edits: editsOf(plainText) }),
  }),
  publishAnalysis: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/publish/',
    summary: 'Publish an analysis; it locks at the toss or the scheduled start',
    body: z.strictObject({ version }),
  }),
  withdrawAnalysis: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/withdraw/',
    summary: 'Withdraw an analysis before its lock',
    body: z.strictObject({ version }),
  }),
  announceLineups: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/lineup/',
    summary: 'Enter the announced elevens, which forecasts and line-ups then use',
    body: z.strictObject(Elevens.shape),
  }),
  correctAnalysis: defineRoute({
    ...change,
    path: '/api/v1/desk/analyses/{matchKey}/correct/',
    summary: 'Add a correction to a locked analysis',
    body: z.strictObject({ text: plainText(1000) }),
    answers: { 201: success(AnalysisCorrection) },
  }),
};
