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

/**
 * Drafts an analysis for each live and coming match in memory that has none, or whose facts or history have changed.
 * A step of the analysis jobs. Returns the number written. Throws after all were attempted when some failed.
 */
export async function draftAnalyses(context: InsightsContext): Promise<number> {
  const { db, clock, history, feed } = context;
  const wanted = selectDueMatches(feed.currentMatches(), clock.now());
  const known = await readKnown(db, wanted);
  const revision = await history.revision();
  const projected = await readProjectionTimes(db, wanted);
  const due = wanted.flatMap((match) => {
    const draftedFrom = sourceOf(match, revision, projected.get(match.key));
    const before = known.get(match.key);
    const isDue = !before?.lockedAt && !before?.missedAt && before?.draftedFrom !== draftedFrom;
    return isDue ? [{ match, draftedFrom, before }] : [];
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

/** What is stored of the matches' analyses, by match key. */
async function readKnown(db: Database, matches: readonly MatchSummary[]) {
  const keys = matches.map(({ key }) => key);
  const { matchKey, lockedAt, missedAt, draftedFrom, version, edits } = analyses;
  const rows = await db
    .select({ matchKey, lockedAt, missedAt, draftedFrom, version, edits })
    .from(analyses)
    .where(inArray(matchKey, keys));
  return new Map(rows.map((row) => [row.matchKey, row]));
}

/** Everything that a draft depends on. Scores are left out: they do not affect what was expected. */
function sourceOf(match: MatchSummary, revision: number, projectedAt: number | undefined): string {
  const { teams, venue, matchType, date, dateTimeGMT } = match;
  const facts = { teams, venue, matchType, date, dateTimeGMT, in: tournamentOf(match) };
  return JSON.stringify({ revision, projectedAt, ...facts });
}

interface DueDraft {
  readonly match: MatchSummary;
  readonly draftedFrom: string;
  readonly before: { readonly version: number; readonly edits: string | null } | undefined;
}

async function draftOne(context: InsightsContext, { match, draftedFrom, before }: DueDraft): Promise<void> {
  const { db, clock, feed } = context;
  const startsAt = match.dateTimeGMT === null ? null : new Date(match.dateTimeGMT);
  const day = new Date(match.date);
  const matchAt = startsAt ?? (Number.isNaN(day.getTime()) ? clock.now() : day);
  const input = await gatherInput(context, match, matchAt.toISOString().slice(0, 10));
  const stored = await readProjection(db, match.key);
  const content = writeAnalysis(match, {
    input: stored ? narrowTo(input, stored.request) : input,
    projection: stored && stored.projection,
    matchAt,
  });
  const written = {
    matchKey: match.key,
    matchTitle: titleOf(match),
    tournament: tournamentOf(match),
    matchAt,
    draft: JSON.stringify(content),
    ...hashAnalysis(applyEdits(content, readEdits(before?.edits ?? null))),
    version: before?.version ?? 0,
    draftedFrom,
    locksAt: startsAt,
  };
  await storeDraft(db, written, () => {
    const draftedAt = clock.now();
    const seen = feed.currentMatches().find(({ key }) => key === match.key) ?? match;
    const draftedLate = hasStarted(seen) || (startsAt !== null && startsAt <= draftedAt);
    return { draftedAt, draftedLate };
  });
}

/** Limits the players' matches to the probable or announced elevens. */
export function narrowTo(input: AnalysisInput, { members }: ForecastRequest): AnalysisInput {
  const playing = new Set(members.flat().map(({ key }) => key));
  return { ...input, playerMatches: input.playerMatches.filter(({ playerId }) => playing.has(playerId)) };
}

type Dated = Pick<typeof analyses.$inferSelect, 'draftedAt' | 'draftedLate'>;

interface Draft extends Omit<typeof analyses.$inferInsert, keyof Dated> {
  /** The version whose edits it contains. If the stored version differs, the draft waits for the next run. */
  readonly version: number;
}

/**
 * Replaces the draft of an open analysis, dated after the row is locked, because the match may have started meanwhile.
 * An analysis that is locked, due to lock, or of a match that has started stays. `draftedLate` keeps the first draft's
 * value.
 */
export async function storeDraft(db: Database, draft: Draft, date: () => Dated): Promise<void> {
  const { matchKey, version, ...changed } = draft;
  await db.transaction(async (tx) => {
    await tx
      .select({ matchKey: analyses.matchKey })
      .from(analyses)
      .where(eq(analyses.matchKey, matchKey))
      .for('update');
    const { draftedAt, draftedLate } = date();
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
