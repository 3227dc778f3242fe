import type { PlayerPoints } from '@gullylens/engine/fantasy/score-players';
import { scorePlayers } from '@gullylens/engine/fantasy/score-players';
import { pickBestEleven } from '@gullylens/engine/lineups/best-eleven';
import { DREAM11_LINEUP, withoutRoles } from '@gullylens/engine/lineups/lineup-rules';
import type { PlayedRecord } from '../history/public.ts';
import { toVenueMatch } from '../history/public.ts';
import { type ForecastGrade, type GradedMatch, gradeForecast } from './grade-forecast.ts';
import type { AnalysisContent } from './write-analysis.ts';

/** How an analysis fared; `null` where it had said nothing, or the match cannot tell. */
export interface GradeFigures extends ForecastGrade {
  readonly captainName: string | null;
  readonly captainPoints: number | null;
  /** 1 for the best of the match; `null` when the captain did not play. */
  readonly captainRank: number | null;
  readonly players: number;
  readonly elevenPoints: number | null;
  readonly elevenBest: number | null;
  readonly elevenPlayed: number | null;
  readonly firstInningsExpected: number | null;
  readonly firstInningsActual: number | null;
}

/** Any role may fill any place: archives name no roles, and the best possible is to be no easier than the proposed. */
const ANY_ROLE = withoutRoles(DREAM11_LINEUP);

/** Grades an analysis by the balls of its match. Whoever was proposed and did not play has no points. */
export function gradeAnalysis(
  content: AnalysisContent,
  { record: match, match: played }: PlayedRecord,
  teamKeys: GradedMatch['teamKeys'],
): GradeFigures {
  const scored = scorePlayers(match, 'dream11-2025').toSorted((a, b) => b.points - a.points);
  const { firstInningsTotal } = toVenueMatch(played, match.format);
  return {
    ...gradeCaptain(content, scored),
    players: scored.length,
    ...gradeEleven(content, scored),
    firstInningsExpected: content.venueStats.averageScore,
    firstInningsActual: firstInningsTotal,
    ...gradeForecast(content, { played, scored, teamKeys }),
  };
}

function gradeCaptain(content: AnalysisContent, scored: readonly PlayerPoints[]) {
  const captain = content.captainChoices.primary;
  if (!captain) return { captainName: null, captainPoints: null, captainRank: null };
  const found = scored.find(({ player }) => player.id === captain.key);
  // Equal points share the better place.
  const rank = found ? 1 + scored.filter(({ points }) => points > found.points).length : null;
  return { captainName: captain.name, captainPoints: found?.points ?? 0, captainRank: rank };
}

function gradeEleven({ dreamTeam }: AnalysisContent, scored: readonly PlayerPoints[]) {
  const pointsOf = new Map(scored.map(({ player, points }) => [player.id, points]));
  const candidates = scored.map(({ player, team, points }) => ({
    id: player.id,
    team,
    role: 'batter' as const,
    points,
  }));
  const best = pickBestEleven(candidates, ANY_ROLE);
  if (dreamTeam.length === 0 || !best.ok) return { elevenPoints: null, elevenBest: null, elevenPlayed: null };
  const { captainFactor, viceCaptainFactor } = DREAM11_LINEUP;
  const factors = [captainFactor, viceCaptainFactor];
  const elevenPoints = dreamTeam.reduce(
    (sum, { key }, place) => sum + (pointsOf.get(key) ?? 0) * (factors[place] ?? 1),
    0,
  );
  const elevenPlayed = dreamTeam.filter(({ key }) => pointsOf.has(key)).length;
  return { elevenPoints, elevenBest: best.value.points, elevenPlayed };
}
