import type { PickedPlayer } from '@gullylens/contract/http/analysis';
import type { AnalystEdits } from '@gullylens/contract/http/desk-analyses';
import { counted } from '@gullylens/engine/report/statistics';
import type { AnalysisContent } from '../write-analysis.ts';

/** Everything the engine's own. */
export const NO_EDITS: AnalystEdits = {
  conditions: null,
  scoringPattern: null,
  recommendation: null,
  captain: null,
  viceCaptain: null,
  trumpPlayers: null,
  flopPlayers: null,
  note: null,
};

/** Edits as they were stored. */
export function readEdits(stored: string | null): AnalystEdits {
  return stored === null ? NO_EDITS : (JSON.parse(stored) as AnalystEdits);
}

/**
 * The engine's analysis with the analyst's words and choices in it. Numbers stay the engine's; a choice whose player is
 * no longer in it is left aside.
 */
export function applyEdits(content: AnalysisContent, edits: AnalystEdits): AnalysisContent {
  const named = nameablePlayers(content);
  const pick = (choice: Choice): PickedPlayer[] => {
    const player = named.get(choice.key);
    return player ? [{ ...player, reason: choice.reason }] : [];
  };
  const { primary, alternative } = content.captainChoices;
  const { pitchReport } = content;
  return {
    ...content,
    pitchReport: {
      conditions: edits.conditions ?? pitchReport.conditions,
      scoringPattern: edits.scoringPattern ?? pitchReport.scoringPattern,
      recommendation: edits.recommendation ?? pitchReport.recommendation,
    },
    captainChoices: {
      primary: (edits.captain && pick(edits.captain)[0]) ?? primary,
      alternative: (edits.viceCaptain && pick(edits.viceCaptain)[0]) ?? alternative,
    },
    trumpPlayers: edits.trumpPlayers?.flatMap(pick) ?? content.trumpPlayers,
    flopPlayers: edits.flopPlayers?.flatMap(pick) ?? content.flopPlayers,
    note: edits.note,
  };
}

/** Keys that edits name and the analysis does not know. */
export function unknownChoices(content: AnalysisContent, edits: AnalystEdits): string[] {
  const named = nameablePlayers(content);
  const { captain, viceCaptain, trumpPlayers, flopPlayers } = edits;
  return [captain, viceCaptain, ...(trumpPlayers ?? []), ...(flopPlayers ?? [])]
    .filter((choice) => choice !== null)
    .map(({ key }) => key)
    .filter((key) => !named.has(key));
}

interface Choice {
  readonly key: string;
  readonly reason: string;
}

function nameablePlayers(content: AnalysisContent): ReadonlyMap<string, PickedPlayer> {
  const { projections, topPlayers, trumpPlayers, flopPlayers, dreamTeam } = content;
  const projected = projections.map(({ key, name, team, mean, matches }) => ({
    key,
    name,
    team,
    averagePoints: mean,
    matches,
    reason: `Expected ${mean} points from ${counted(matches, 'match', 'matches')}.`,
  }));
  const others = [...topPlayers, ...trumpPlayers, ...flopPlayers, ...dreamTeam];
  return new Map([...others, ...projected].map((player) => [player.key, player]));
}
