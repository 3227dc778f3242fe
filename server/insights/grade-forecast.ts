import type { PlayerPoints } from '@gullylens/engine/fantasy/score-players';
import type { PlayedMatch } from '../history/public.ts';
import type { AnalysisContent } from './write-analysis.ts';

/** How the forecasts in an analysis fared. */
export interface ForecastGrade {
  /** In percent, of the first of the analysis' teams. */
  readonly winChance: number | null;
  readonly teamAWon: boolean | null;
  readonly winnerTeam: string | null;
  readonly totalTeam: string | null;
  readonly totalExpected: number | null;
  readonly totalP10: number | null;
  readonly totalP90: number | null;
  readonly pointsPlayers: number | null;
  readonly pointsError: number | null;
  readonly pointsWithin: number | null;
}

export interface GradedMatch {
  readonly played: PlayedMatch;
  readonly scored: readonly PlayerPoints[];
  /** History's keys of the analysis' teams, in its order. */
  readonly teamKeys: readonly [string | null, string | null];
}

/** Grades chance, total and points. A match without a winner grades no chance; a shortened innings is left to its caller. */
export function gradeForecast(content: AnalysisContent, match: GradedMatch): ForecastGrade {
  return { ...gradeWin(content, match), ...gradeTotal(content, match), ...gradePoints(content, match) };
}

function gradeWin(
  { forecast, recentForm }: AnalysisContent,
  { played, teamKeys }: GradedMatch,
): Pick<ForecastGrade, 'winChance' | 'teamAWon' | 'winnerTeam'> {
  const place = played.result === 'win' && played.winner !== null ? teamKeys.indexOf(played.winner) : -1;
  if (!forecast || place === -1) return { winChance: null, teamAWon: null, winnerTeam: null };
  const winner = place === 0 ? recentForm.teamA : recentForm.teamB;
  return { winChance: forecast.win.teamA, teamAWon: place === 0, winnerTeam: winner.team };
}

function gradeTotal({ forecast }: AnalysisContent, { played, teamKeys }: GradedMatch) {
  const first = played.innings[0];
  const total = first ? forecast?.totals[teamKeys.indexOf(first.team)] : undefined;
  if (!total) return { totalTeam: null, totalExpected: null, totalP10: null, totalP90: null };
  return { totalTeam: total.team, totalExpected: total.mean, totalP10: total.p10, totalP90: total.p90 };
}

function gradePoints({ projections }: AnalysisContent, { scored }: GradedMatch) {
  const pointsOf = new Map(scored.map(({ player, points }) => [player.id, points]));
  const both = projections.flatMap(({ key, mean, p10, p90 }) => {
    const points = pointsOf.get(key);
    if (points === undefined) return [];
    return [{ miss: Math.abs(mean - points), isWithin: points >= p10 && points <= p90 }];
  });
  if (both.length === 0) return { pointsPlayers: null, pointsError: null, pointsWithin: null };
  return {
    pointsPlayers: both.length,
    pointsError: both.reduce((sum, { miss }) => sum + miss, 0) / both.length,
    pointsWithin: both.filter(({ isWithin }) => isWithin).length,
  };
}
