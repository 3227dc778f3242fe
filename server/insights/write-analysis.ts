import type { MatchSummary } from '@gullylens/contract/http/match';
import type { AnalysisDraft, AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import { draftAnalysis } from '@gullylens/engine/report/draft-analysis';
import type { PickedPlayer } from '@gullylens/engine/report/player-picks';
import { type AnalysisContent, NOT_FORECAST, spareCaptains } from './analysis-content.ts';
import type { MatchProjection } from './forecasting/project-match.ts';
import { presentProjection } from './present-projection.ts';

interface AnalysisSources {
  readonly input: AnalysisInput;
  /** `null` until the ratings have learnt the history. */
  readonly projection: MatchProjection | null;
  readonly matchAt: Date;
}

/** Writes the analysis of a match from what history knows. The same match and history give the same content. */
export function writeAnalysis(
  match: MatchSummary,
  { input, projection, matchAt }: AnalysisSources,
): AnalysisContent {
  return spareCaptains({
    matchKey: match.key,
    matchTitle: titleOf(match),
    tournament: tournamentOf(match),
    analysisDate: matchAt.toISOString(),
    ...NOT_FORECAST,
    ...presentDraft(draftAnalysis(input)),
    ...(projection && presentProjection(projection)),
  });
}

/** `India vs Australia`: the teams as the match has them. */
export function titleOf({ teams }: MatchSummary): string {
  return `${teams[0]} vs ${teams[1]}`;
}

/** The tournament's name, or the format where the feed gives none. */
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
