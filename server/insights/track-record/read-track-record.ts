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

/** One locked analysis. Its text and corrections are included once it is graded. */
export async function readTrackRecordEntry(db: Database, key: string) {
  const [row] = await selectEntries(db).where(and(isLocked, eq(analyses.matchKey, key)));
  if (!row) return null;
  const entry = presentEntry(row);
  // Before grading only the hash is public, because members still use the text.
  if (entry.state !== 'graded') return { ...entry, text: null, corrections: [] };
  return { ...entry, text: row.analyses.body, corrections: await listCorrections(db, key) };
}

/** Sums over all locked analyses. Shares are in percent, errors in runs; null without graded ones. */
export async function summariseTrackRecord(db: Database): Promise<TrackRecordSummary> {
  // `captain_rank`: by points among all players of the match. The total is the forecast's, otherwise the venue's average.
  const { rows } = await db.execute<TrackRecordSums>(sql`
    select count(*)::int as locked, count(g.match_key)::int as graded,
      count(*) filter (where a.drafted_late)::int as late,
      count(g.captain_name)::int as captains,
      count(*) filter (where g.captain_rank = 1)::int as best,
      count(*) filter (where g.captain_rank <= 3)::int as "topThree",
      100 * avg(g.eleven_points / nullif(g.eleven_best, 0)) as "elevenShare",
      avg(abs(coalesce(g.total_expected, g.first_innings_expected) - g.first_innings_actual)) as "firstInningsError"
    from analyses a left join analysis_grades g on g.match_key = a.match_key
    where a.locked_at is not null`);
  const [sums] = rows;
  if (!sums) throw new Error('count returned no row');
  const { captains, best, topThree, ...counts } = sums;
  return {
    ...counts,
    // Analyses drafted after the start are never graded.
    waiting: counts.locked - counts.graded - counts.late,
    captainBest: shareOf(best, captains),
    captainInTopThree: shareOf(topThree, captains),
  };
}

type TrackRecordSums = Record<'locked' | 'graded' | 'late' | 'captains' | 'best' | 'topThree', number> &
  Pick<TrackRecordSummary, 'elevenShare' | 'firstInningsError'>;

/** A share with its 95% interval, in percent. */
function shareOf(count: number, of: number): TrackRecordSummary['captainBest'] {
  if (of === 0) return { share: null, low: null, high: null, of };
  return { share: (100 * count) / of, ...wilsonInterval(count, of), of };
}

function selectEntries(db: Database) {
  return db.select().from(analyses).leftJoin(analysisGrades, eq(analysisGrades.matchKey, analyses.matchKey));
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

function presentEntry({ analyses: analysis, analysis_grades: grade }: EntryRow): TrackRecordEntry {
  const { matchKey, matchTitle, tournament, matchAt, draftedAt, lockedAt, contentHash, draftedLate } =
    analysis;
  return {
    matchKey,
    matchTitle,
    tournament,
    contentHash,
    matchAt: matchAt.toISOString(),
    draftedAt: draftedAt.toISOString(),
    lockedAt: (lockedAt ?? draftedAt).toISOString(),
    state: draftedLate ? 'late' : grade ? 'graded' : 'waiting',
    grade: grade && presentGrade(grade),
  };
}

type GradeRow = typeof analysisGrades.$inferSelect;

function presentGrade(grade: GradeRow): Grade {
  const { captainName: name, captainPoints, captainRank: rank, players: of } = grade;
  const { elevenPoints, elevenBest: best, elevenPlayed, firstInningsExpected: expected } = grade;
  const actual = grade.firstInningsActual;
  return {
    gradedAt: grade.gradedAt.toISOString(),
    captain: name === null ? null : { name, points: captainPoints ?? 0, rank, of },
    eleven:
      elevenPoints === null || best === null
        ? null
        : { points: elevenPoints, best, share: (100 * elevenPoints) / best, played: elevenPlayed ?? 0 },
    firstInnings:
      expected === null || actual === null ? null : { expected, actual, error: Math.abs(expected - actual) },
    ...presentForecast(grade),
  };
}

function presentForecast(grade: GradeRow): Pick<Grade, 'winner' | 'total' | 'points'> {
  const { winChance, teamAWon, winnerTeam, totalTeam: team, totalExpected, totalP10, totalP90 } = grade;
  const { firstInningsActual: actual, pointsPlayers: players, pointsError, pointsWithin } = grade;
  const chance = winChance === null ? null : teamAWon ? winChance : 100 - winChance;
  return {
    winner:
      chance === null || winnerTeam === null
        ? null
        : { team: winnerTeam, chance, brier: brier(chance / 100, 1) },
    total:
      team === null || totalExpected === null || totalP10 === null || totalP90 === null || actual === null
        ? null
        : {
            team,
            expected: totalExpected,
            p10: totalP10,
            p90: totalP90,
            actual,
            error: Math.abs(totalExpected - actual),
          },
    points:
      players === null || pointsError === null
        ? null
        : { players, error: pointsError, within: pointsWithin ?? 0 },
  };
}
