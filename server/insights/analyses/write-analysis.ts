import { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import {
  type AnalysisDraft,
  type AnalysisInput,
  draftAnalysis,
} from '@gullylens/engine/report/draft-analysis';
import type { PickedPlayer } from '@gullylens/engine/report/player-picks';
import type { MatchProjection } from '../forecasting/project-match.ts';
import { candidatesFor } from '../forecasting/recommended-lineups.ts';
import { type AnalysisContent, excludeCaptainsFromFlops, NOT_FORECAST } from '../model/analysis-content.ts';

/** Players listed as top players: as many as an eleven has. */
const TOP_PLAYERS = 11;

interface AnalysisSources {
  readonly input: AnalysisInput;
  /** Null until ratings have been learnt from history. */
  readonly projection: MatchProjection | null;
  /** Start of the match; its day, or else now, when the start is unknown. */
  readonly matchAt: Date;
}

/**
 * Writes the analysis of one match. A projection replaces the picks that otherwise follow from players' averages. Equal
 * arguments give equal content. Called when an analysis is drafted (worker role).
 */
export function writeAnalysis(
  match: MatchSummary,
  { input, projection, matchAt }: AnalysisSources,
): AnalysisContent {
  return excludeCaptainsFromFlops({
    matchKey: match.key,
    matchTitle: titleOf(match),
    tournament: tournamentOf(match),
    analysisDate: matchAt.toISOString(),
    ...NOT_FORECAST,
    ...presentDraft(draftAnalysis(input, projection?.eleven)),
    ...(projection && presentProjection(projection)),
  });
}

/** `India vs Australia`, as analyses and threads are titled. */
export function titleOf({ teams }: MatchSummary): string {
  return `${teams[0]} vs ${teams[1]}`;
}

/** The name of the tournament, or else of the format. */
export function tournamentOf({ tournament, matchType }: MatchSummary): string {
  return tournament?.name ?? matchType.toUpperCase();
}

function presentDraft({ captainChoices: { primary, alternative }, ...draft }: AnalysisDraft) {
  return {
    ...draft,
    topPlayers: draft.topPlayers.map(presentPlayer),
    trumpPlayers: draft.trumpPlayers.map(presentPlayer),
    flopPlayers: draft.flopPlayers.map(presentPlayer),
    captainChoices: {
      primary: primary && presentPlayer(primary),
      alternative: alternative && presentPlayer(alternative),
    },
    dreamTeam: draft.dreamTeam.map(presentPlayer),
  };
}

function presentPlayer({ playerId, ...player }: PickedPlayer) {
  return { key: playerId, ...player };
}

/** The fields that a projection adds, or replaces in a draft from averages. */
function presentProjection({ players, teams, win, totals, basis, eleven }: MatchProjection) {
  const named = new Map(players.map((player) => [player.key, player]));
  const [first, second] = candidatesFor(players, 'balanced')
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ id }) => named.get(id) ?? []);
  return {
    projections: players.map((player) => PlayerProjection.parse(player)),
    teams: [...teams],
    forecast: win && { win, totals: [...totals], basis },
    topPlayers: players.slice(0, TOP_PLAYERS).map(presentProjected),
    captainChoices: {
      primary: first ? presentProjected(first) : null,
      alternative: second ? presentProjected(second) : null,
    },
    dreamTeam: eleven.flatMap((key) => named.get(key) ?? []).map(presentProjected),
  };
}

function presentProjected(player: PlayerProjection) {
  const { key, name, team, mean, p10, p90, topThreeChance, matches } = player;
  const range = `between ${Math.round(p10)} and ${Math.round(p90)} in eight matches of ten`;
  const reason = `Expected ${mean} points, ${range}; among the match’s three highest in ${Math.round(topThreeChance)}% of simulations.`;
  return { key, name, team, averagePoints: mean, matches, reason };
}
