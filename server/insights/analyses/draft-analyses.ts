import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { eq, inArray, sql } from 'drizzle-orm';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import { hashAnalysis } from '../model/analysis-content.ts';
import type { ForecastRequest } from '../forecasting/forecast-request.ts';
import { readProjection, readProjectionTimes } from '../forecasting/forecast-store.ts';
import { gatherInput } from './analysis-input.ts';
import { applyEdits, readEdits } from './apply-edits.ts';
import type { InsightsContext } from '../model/insights-context.ts';
import { hasStarted } from './lock-analyses.ts';
import { analyses } from '../model/tables.ts';
import { titleOf, tournamentOf, writeAnalysis } from './write-analysis.ts';

/** How far ahead analyses are drafted. Earlier, squads and venues still change. */
const DRAFT_AHEAD_MS = 14 * 24 * 3_600_000;

interface LearntHistory {
  /** The revision of the history that the ratings include, or of the history before the first ratings. */
  readonly revision: number;
  /** Keys of matches whose projection from these ratings follows in the next runs. */
  readonly unprojected: ReadonlySet<string>;
}

/**
 * Drafts an analysis for each live and coming match in memory that has none, or again when what it depends on has
 * changed. A stored analysis waits for the new projection of its match. A step of the analysis jobs (worker role).
 * Returns the number drafted. If some fail, it throws after all were attempted.
 */
export async function draftAnalyses(
  context: InsightsContext,
  { revision, unprojected }: LearntHistory,
): Promise<number> {
  const { db, clock, feed } = context;
  const matches = selectDueMatches(feed.currentMatches(), clock.now());
  const storedByMatch = await readStored(db, matches);
  const projectedAt = await readProjectionTimes(db, matches);
  const due = matches.flatMap((match) => {
    const draftedFrom = sourceOf(match, revision, projectedAt.get(match.key));
    const stored = storedByMatch.get(match.key);
    const isDue = !stored?.lockedAt && !stored?.missedAt && stored?.draftedFrom !== draftedFrom;
    const awaitsProjection = stored !== undefined && unprojected.has(match.key);
    return isDue && !awaitsProjection ? [{ match, draftedFrom, stored }] : [];
  });
  await runEach(due, 'analyses could not be drafted', (each) => draftOne(context, each));
  return due.length;
}

/**
 * The matches for which analyses and projections are made: live ones, and coming ones of the next 14 days or without
 * a known start.
 */
export function selectDueMatches(matches: readonly MatchSummary[], now: Date): MatchSummary[] {
  return matches.filter(({ phase, dateTimeGMT }) => {
    if (phase !== 'upcoming') return phase === 'live';
    return dateTimeGMT === null || Date.parse(dateTimeGMT) - now.getTime() < DRAFT_AHEAD_MS;
  });
}

/** The stored state of the matches' analyses, by match key. */
async function readStored(db: Database, matches: readonly MatchSummary[]) {
  const keys = matches.map(({ key }) => key);
  const { matchKey, lockedAt, missedAt, draftedFrom, version, edits } = analyses;
  const rows = await db
    .select({ matchKey, lockedAt, missedAt, draftedFrom, version, edits })
    .from(analyses)
    .where(inArray(matchKey, keys));
  return new Map(rows.map((row) => [row.matchKey, row]));
}

/** JSON of all that a draft depends on. Scores are left out: they do not affect what was expected. */
function sourceOf(match: MatchSummary, revision: number, projectedAt: number | undefined): string {
  const { teams, venue, matchType, date, dateTimeGMT } = match;
  const fields = { teams, venue, matchType, date, dateTimeGMT, in: tournamentOf(match) };
  return JSON.stringify({ revision, projectedAt, ...fields });
}

interface DueDraft {
  readonly match: MatchSummary;
  readonly draftedFrom: string;
  /** Undefined for the first draft. */
  readonly stored: { readonly version: number; readonly edits: string | null } | undefined;
}

async function draftOne(context: InsightsContext, { match, draftedFrom, stored }: DueDraft): Promise<void> {
  const { db, clock, feed } = context;
  const startsAt = match.dateTimeGMT === null ? null : new Date(match.dateTimeGMT);
  const day = new Date(match.date);
  const matchAt = startsAt ?? (Number.isNaN(day.getTime()) ? clock.now() : day);
  const input = await gatherInput(context, match, matchAt.toISOString().slice(0, 10));
  const projected = await readProjection(db, match.key);
  const content = writeAnalysis(match, {
    input: projected ? narrowTo(input, projected.request) : input,
    projection: projected && projected.projection,
    matchAt,
  });
  const written = {
    matchKey: match.key,
    matchTitle: titleOf(match),
    tournament: tournamentOf(match),
    matchAt,
    draft: JSON.stringify(content),
    ...hashAnalysis(applyEdits(content, readEdits(stored?.edits ?? null))),
    version: stored?.version ?? 0,
    draftedFrom,
    locksAt: startsAt,
  };
  await storeDraft(db, written, () => {
    const draftedAt = clock.now();
    const latest = feed.currentMatches().find(({ key }) => key === match.key) ?? match;
    const draftedLate = hasStarted(latest) || (startsAt !== null && startsAt <= draftedAt);
    return { draftedAt, draftedLate };
  });
}

/** Limits the players' matches to the probable or announced elevens. */
export function narrowTo(input: AnalysisInput, { members }: ForecastRequest): AnalysisInput {
  const playing = new Set(members.flat().map(({ key }) => key));
  return { ...input, playerMatches: input.playerMatches.filter(({ playerId }) => playing.has(playerId)) };
}

type DraftTime = Pick<typeof analyses.$inferSelect, 'draftedAt' | 'draftedLate'>;

interface Draft extends Omit<typeof analyses.$inferInsert, keyof DraftTime> {
  /** The version whose edits it contains. If the stored version differs, the draft waits for the next run. */
  readonly version: number;
}

/**
 * Inserts or replaces a draft. `readTime` is called once the row is locked, because the match may have started while
 * another transaction held it. Changes nothing when the stored analysis is locked, missed or of another version, or,
 * unless it was first drafted late, when the match has started. `draftedLate` stays that of the first draft.
 */
export async function storeDraft(db: Database, draft: Draft, readTime: () => DraftTime): Promise<void> {
  const { matchKey, version, ...changed } = draft;
  await db.transaction(async (tx) => {
    await tx
      .select({ matchKey: analyses.matchKey })
      .from(analyses)
      .where(eq(analyses.matchKey, matchKey))
      .for('update');
    const { draftedAt, draftedLate } = readTime();
    await tx
      .insert(analyses)
      .values({ ...draft, draftedAt, draftedLate })
      .onConflictDoUpdate({
        target: analyses.matchKey,
        set: { ...changed, draftedAt },
        setWhere: sql`${analyses.lockedAt} is null and ${analyses.missedAt} is null and ${analyses.version} = ${version}
          and (${analyses.draftedLate} or (not ${draftedLate}::boolean
            and (${analyses.locksAt} is null or ${analyses.locksAt} > ${draftedAt})))`,
      });
  });
}
