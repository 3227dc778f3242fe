import type {
  Grade,
  TrackRecordEntry,
  TrackRecordSummary,
} from '@gullylens/contract/http/insights/track-record';
import { brier } from '@gullylens/engine/statistics/scores';
import { wilsonInterval } from '@gullylens/engine/statistics/statistics';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { listCorrections } from '../analyses/correct-analysis.ts';
import { analyses, analysisGrades } from '../model/tables.ts';

const isLocked = isNotNull(analyses.lockedAt);

/** One page of the locked analyses, latest match first, for the public track record. */
export async function listTrackRecord(db: Database, { offset, limit }: { offset: number; limit: number }) {
  const rows = await selectEntries(db)
    .where(isLocked)
    .orderBy(desc(analyses.matchAt), analyses.matchKey)
    .offset(offset)
    .limit(limit);
  return rows.map(presentEntry);
}

/** One locked analysis, null when there is none. Its text and corrections are included once it is graded. */
export async function readTrackRecordEntry(db: Database, key: string) {
  const [row] = await selectEntries(db).where(and(isLocked, eq(analyses.matchKey, key)));
  if (!row) return null;
  const entry = presentEntry(row);
  // Before grading only the hash is public, because members still use the text.
  if (entry.state !== 'graded') return { ...entry, text: null, corrections: [] };
  return { ...entry, text: row.analyses.body, corrections: await listCorrections(db, key) };
}

/** Sums over all locked analyses. Shares are in percent, the error in runs; null without graded ones. */
export async function summariseTrackRecord(db: Database): Promise<TrackRecordSummary> {
  // `captain_rank` is by points among all players. The expected total is the forecast's, or else the venue's average.
  const { rows } = await db.execute<TrackRecordSums>(sql`
    select count(*)::int as locked, count(g.match_key)::int as graded,
      count(*) filter (where a.drafted_late)::int as late,
      count(g.captain_name)::int as captains,
      count(*) filter (where g.captain_rank = 1)::int as best,
      count(*) filter (where g.captain_rank <= 3)::int as "topThree",
      avg(g.captain_points) filter (where g.top_points is not null) as "captainMean",
      avg(g.top_points) filter (where g.captain_points is not null) as "topMean",
      100 * avg(g.eleven_points / nullif(g.eleven_best, 0)) as "elevenShare",
      avg(abs(coalesce(g.total_expected, g.first_innings_expected) - g.first_innings_actual)) as "firstInningsError"
    from analyses a left join analysis_grades g on g.match_key = a.match_key
    where a.locked_at is not null`);
  const [sums] = rows;
  if (!sums) throw new Error('count returned no row');
  const { captains, best, topThree, captainMean, topMean, ...counts } = sums;
  return {
    ...counts,
    // Analyses drafted after the start are never graded.
    waiting: counts.locked - counts.graded - counts.late,
    captainBest: shareOf(best, captains),
    captainInTopThree: shareOf(topThree, captains),
    captainPoints: allKnown({ mean: captainMean, top: topMean }),
  };
}

type TrackRecordSums = Record<'locked' | 'graded' | 'late' | 'captains' | 'best' | 'topThree', number> &
  Record<'captainMean' | 'topMean', number | null> &
  Pick<TrackRecordSummary, 'elevenShare' | 'firstInningsError'>;

/** A share with its 95% interval, in percent. */
export function shareOf(count: number, of: number): TrackRecordSummary['captainBest'] {
  if (of === 0) return { share: null, low: null, high: null, of };
  return { share: (100 * count) / of, ...wilsonInterval(count, of), of };
}

function selectEntries(db: Database) {
  return db.select().from(analyses).leftJoin(analysisGrades, eq(analysisGrades.matchKey, analyses.matchKey));
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

function presentEntry({ analyses: analysis, analysis_grades: grade }: EntryRow): TrackRecordEntry {
  const { matchKey, matchTitle, tournament, contentHash, draftedLate } = analysis;
  const { matchAt, draftedAt, locksAt, lockedAt } = analysis;
  return {
    matchKey,
    matchTitle,
    tournament,
    contentHash,
    matchAt: matchAt.toISOString(),
    draftedAt: draftedAt.toISOString(),
    locksAt: locksAt?.toISOString() ?? null,
    lockedAt: (lockedAt ?? draftedAt).toISOString(),
    state: draftedLate ? 'late' : grade ? 'graded' : 'waiting',
    grade: grade && presentGrade(grade),
  };
}

type GradeRow = typeof analysisGrades.$inferSelect;

function presentGrade(grade: GradeRow): Grade {
  const { winChance, teamAWon, firstInningsActual: actual } = grade;
  const chance = winChance === null || teamAWon ? winChance : 100 - winChance;
  const captain = allKnown({ name: grade.captainName, points: grade.captainPoints });
  const eleven = allKnown({ points: grade.elevenPoints, best: grade.elevenBest, played: grade.elevenPlayed });
  const winner = allKnown({ team: grade.winnerTeam, chance });
  const firstInnings = allKnown({ expected: grade.firstInningsExpected, actual });
  const total = allKnown({
    team: grade.totalTeam,
    expected: grade.totalExpected,
    p10: grade.totalP10,
    p90: grade.totalP90,
    actual,
  });
  const { pointsPlayers: players, pointsError: error, pointsWithin: within } = grade;
  return {
    gradedAt: grade.gradedAt.toISOString(),
    captain: captain && { ...captain, rank: grade.captainRank, of: grade.players },
    eleven: eleven && { ...eleven, share: (100 * eleven.points) / eleven.best },
    winner: winner && { ...winner, brier: brier(winner.chance / 100, 1) },
    firstInnings: firstInnings && { ...firstInnings, error: errorOf(firstInnings) },
    total: total && { ...total, error: errorOf(total) },
    points: allKnown({ players, error, within }),
  };
}

/** Returns the values, or null when one of them is null. */
export function allKnown<Values extends object>(values: { [Key in keyof Values]: Values[Key] | null }) {
  return Object.values(values).includes(null) ? null : (values as Values);
}

function errorOf({ expected, actual }: { readonly expected: number; readonly actual: number }): number {
  return Math.abs(expected - actual);
}
