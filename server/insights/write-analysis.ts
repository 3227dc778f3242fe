import type { Analysis } from '@gullylens/contract/http/analysis';
import type { MatchSummary } from '@gullylens/contract/http/match';
import type { AnalysisDraft, AnalysisInput } from '@gullylens/engine/report/draft-analysis';
import { draftAnalysis } from '@gullylens/engine/report/draft-analysis';
import type { PickedPlayer } from '@gullylens/engine/report/player-picks';
import type { MatchProjection } from './forecasting/project-match.ts';
import { presentProjection } from './present-projection.ts';
import { spareCaptains } from './spare-captains.ts';

/** What an analysis says, as against when it was written and locked. Its text is what is hashed and kept. */
export type AnalysisContent = Omit<
  Analysis,
  | 'id'
  | 'locksAt'
  | 'lockedAt'
  | 'draftedAt'
  | 'draftedLate'
  | 'contentHash'
  | 'corrections'
  | 'standsBehind'
  | 'publishedAt'
>;

export interface AnalysisSources {
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

function presentDraft(draft: AnalysisDraft) {
  const { primary, alternative } = draft.captainChoices;
  return {
    pitchReport: draft.pitchReport,
    recentForm: draft.recentForm,
    venueStats: draft.venueStats,
    headToHead: draft.headToHead,
    topPlayers: draft.topPlayers.map(presentPlayer),
    trumpPlayers: draft.trumpPlayers.map(presentPlayer),
    flopPlayers: draft.flopPlayers.map(presentPlayer),
    captainChoices: {
      primary: primary && presentPlayer(primary),
      alternative: alternative && presentPlayer(alternative),
    },
    dreamTeam: draft.dreamTeam.map(presentPlayer),
    ...NOT_FORECAST,
    confidence: draft.confidence,
  };
}

function presentPlayer({ playerId, name, team, averagePoints, matches, reason }: PickedPlayer) {
  return { key: playerId, name, team, averagePoints, matches, reason };
}

const NOT_FORECAST: Pick<AnalysisContent, 'note' | 'projections' | 'teams' | 'forecast'> = {
  note: null,
  projections: [],
  teams: [],
  forecast: null,
};

/**
 * The body was written by `writeAnalysis`, and never changed since: its hash is published. Those locked before there
 * were forecasts have none.
 */
export function contentOf(body: string): AnalysisContent {
  return Object.assign({ ...NOT_FORECAST }, JSON.parse(body) as AnalysisContent);
}
