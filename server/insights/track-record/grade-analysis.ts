import { type PlayerPoints, scorePlayers } from '@gullylens/engine/fantasy/score-players';
import { pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import { DREAM11_LINEUP, factorAt, withoutRoles } from '@gullylens/engine/lineups/lineup-rules';
import { type PlayedMatch, type PlayedRecord, toVenueMatch } from '../../history/public.ts';
import type { AnalysisContent } from '../model/analysis-content.ts';
import type { analysisGrades } from '../model/tables.ts';

/** Scores of an analysis (see `analysisGrades`). Null where it predicted nothing or the match gives no answer. */
type Grade = Omit<
  typeof analysisGrades.$inferInsert,
  'matchKey' | 'historyMatchId' | 'historyHash' | 'gradedAt'
>;

/**
 * Any role may fill any position, because archives do not state roles. The best possible team must not be easier to
 * reach than the proposed one.
 */
const ANY_ROLE = withoutRoles(DREAM11_LINEUP);

/** History's keys of the two teams in the order of the analysis; null when history does not know the name. */
type TeamKeys = readonly [string | null, string | null];

/**
 * Grades a locked analysis by the balls of its match. Chosen players who did not play count as no points. Without a
 * winner no win chance is graded.
 */
export function gradeAnalysis(
  content: AnalysisContent,
  { record, match }: PlayedRecord,
  teamKeys: TeamKeys,
): Grade {
  const scored = scorePlayers(record, 'dream11-2025').toSorted((a, b) => b.points - a.points);
  const pointsOf = new Map(scored.map(({ player, points }) => [player.id, points]));
  return {
    ...gradeCaptain(content, scored),
    topPoints: scored[0]?.points ?? 0,
    players: scored.length,
    ...gradeEleven(content, scored, pointsOf),
    firstInningsExpected: content.venueStats.averageScore,
    firstInningsActual: toVenueMatch(match, record.format).firstInningsTotal,
    ...gradeWin(content, match, teamKeys),
    ...gradeTotal(content, match, teamKeys),
    ...gradePoints(content, pointsOf),
  };
}

function gradeCaptain({ captainChoices }: AnalysisContent, scored: readonly PlayerPoints[]) {
  const captain = captainChoices.primary;
  if (!captain) return { captainName: null, captainPoints: null, captainRank: null };
  const found = scored.find(({ player }) => player.id === captain.key);
  // Equal points share the better rank. A captain who did not play has no rank.
  const rank = found ? 1 + scored.filter(({ points }) => points > found.points).length : null;
  return { captainName: captain.name, captainPoints: found?.points ?? 0, captainRank: rank };
}

function gradeEleven(
  { dreamTeam }: AnalysisContent,
  scored: readonly PlayerPoints[],
  pointsOf: ReadonlyMap<string, number>,
) {
  const candidates = scored.map(({ player, team, points }) => ({
    id: player.id,
    team,
    role: 'batter' as const,
    points,
  }));
  const best = pickBestEleven(candidates, ANY_ROLE);
  if (dreamTeam.length === 0 || !best.ok) return { elevenPoints: null, elevenBest: null, elevenPlayed: null };
  const points = dreamTeam.map(({ key }, position) => (pointsOf.get(key) ?? 0) * factorAt(position));
  return {
    elevenPoints: points.reduce((sum, each) => sum + each, 0),
    elevenBest: best.value.points,
    elevenPlayed: dreamTeam.filter(({ key }) => pointsOf.has(key)).length,
  };
}

function gradeWin(
  { forecast, recentForm }: AnalysisContent,
  { result, winner }: PlayedMatch,
  teamKeys: TeamKeys,
) {
  const winnerIndex = result === 'win' && winner !== null ? teamKeys.indexOf(winner) : -1;
  if (!forecast || winnerIndex === -1) return { winChance: null, teamAWon: null, winnerTeam: null };
  const { team } = winnerIndex === 0 ? recentForm.teamA : recentForm.teamB;
  return { winChance: forecast.win.teamA, teamAWon: winnerIndex === 0, winnerTeam: team };
}

function gradeTotal({ forecast }: AnalysisContent, { innings: [first] }: PlayedMatch, teamKeys: TeamKeys) {
  const total = first ? forecast?.totals[teamKeys.indexOf(first.team)] : undefined;
  return {
    totalTeam: total?.team ?? null,
    totalExpected: total?.mean ?? null,
    totalP10: total?.p10 ?? null,
    totalP90: total?.p90 ?? null,
  };
}

/** Players with a projection and points: mean error in points, and how many were within P10 to P90. */
function gradePoints({ projections }: AnalysisContent, pointsOf: ReadonlyMap<string, number>) {
  const compared = projections.flatMap(({ key, mean, p10, p90 }) => {
    const points = pointsOf.get(key);
    if (points === undefined) return [];
    return [{ error: Math.abs(mean - points), isWithin: points >= p10 && points <= p90 }];
  });
  if (compared.length === 0) return { pointsPlayers: null, pointsError: null, pointsWithin: null };
  return {
    pointsPlayers: compared.length,
    pointsError: compared.reduce((sum, { error }) => sum + error, 0) / compared.length,
    pointsWithin: compared.filter(({ isWithin }) => isWithin).length,
  };
}
