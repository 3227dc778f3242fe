import type { PickedPlayer } from '@gullylens/contract/http/insights/analysis';
import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { countPhrase } from '@gullylens/engine/statistics/statistics';
import { type AnalysisContent, excludeCaptainsFromFlops } from '../model/analysis-content.ts';

// An analyst's edits on top of the generated analysis: when a draft is written (worker role), and at the desk (api
// role).

/** The edits of an analysis that no analyst has changed. */
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

/** Reads the stored edits of an analysis; null means none. */
export function readEdits(stored: string | null): AnalystEdits {
  return stored === null ? NO_EDITS : (JSON.parse(stored) as AnalystEdits);
}

/**
 * Applies the analyst's text and choices to the generated analysis. Numbers stay the engine's. A choice is dropped when
 * its player is no longer in the analysis. An analyst's choice overrides a conflicting one of the engine.
 */
export function applyEdits(content: AnalysisContent, edits: AnalystEdits): AnalysisContent {
  const named = selectablePlayers(content);
  const pick = (choice: NonNullable<AnalystEdits['captain']>): PickedPlayer[] => {
    const player = named.get(choice.key);
    return player ? [{ ...player, reason: choice.reason }] : [];
  };
  const { pitchReport } = content;
  const trumpPlayers = edits.trumpPlayers?.flatMap(pick);
  const flopPlayers = edits.flopPlayers?.flatMap(pick);
  return excludeCaptainsFromFlops({
    ...content,
    pitchReport: {
      conditions: edits.conditions ?? pitchReport.conditions,
      scoringPattern: edits.scoringPattern ?? pitchReport.scoringPattern,
      recommendation: edits.recommendation ?? pitchReport.recommendation,
    },
    captainChoices: chooseCaptains(withoutFlops(content.captainChoices, flopPlayers), {
      captain: edits.captain && pick(edits.captain)[0],
      viceCaptain: edits.viceCaptain && pick(edits.viceCaptain)[0],
    }),
    trumpPlayers: trumpPlayers ?? without(content.trumpPlayers, flopPlayers),
    flopPlayers: flopPlayers ?? without(content.flopPlayers, trumpPlayers),
    note: edits.note,
  });
}

/** The engine's two captains. If the analyst names one as a flop, the other becomes captain. */
function withoutFlops(
  { primary, alternative }: AnalysisContent['captainChoices'],
  flopPlayers: readonly PickedPlayer[] | undefined,
): AnalysisContent['captainChoices'] {
  const named = [primary, alternative].filter((player) => player !== null);
  const [first = null, second = null] = without(named, flopPlayers);
  return { primary: first, alternative: second };
}

type Chosen = PickedPlayer | null | undefined;

/** Captain and vice-captain. If the analyst promotes one of the engine's two, they swap. */
function chooseCaptains(
  { primary, alternative }: AnalysisContent['captainChoices'],
  { captain, viceCaptain }: { readonly captain: Chosen; readonly viceCaptain: Chosen },
): AnalysisContent['captainChoices'] {
  return {
    primary: captain ?? (viceCaptain && viceCaptain.key === primary?.key ? alternative : primary),
    alternative: viceCaptain ?? (captain && captain.key === alternative?.key ? primary : alternative),
  };
}

/** The players who are not among `chosen`. */
function without(players: readonly PickedPlayer[], chosen: readonly PickedPlayer[] = []): PickedPlayer[] {
  const chosenKeys = new Set(chosen.map(({ key }) => key));
  return players.filter(({ key }) => !chosenKeys.has(key));
}

/** The keys of edited choices that are not players of the analysis. */
export function findUnknownPlayers(content: AnalysisContent, edits: AnalystEdits): string[] {
  const named = selectablePlayers(content);
  const { captain, viceCaptain, trumpPlayers, flopPlayers } = edits;
  return [captain, viceCaptain, ...(trumpPlayers ?? []), ...(flopPlayers ?? [])]
    .filter((choice) => choice !== null)
    .map(({ key }) => key)
    .filter((key) => !named.has(key));
}

/** Players whom an analyst may choose, by key: those of the projection and of the draft. */
function selectablePlayers(content: AnalysisContent): ReadonlyMap<string, PickedPlayer> {
  const { projections, topPlayers, trumpPlayers, flopPlayers, dreamTeam } = content;
  const projected = projections.map(({ key, name, team, mean, matches }) => ({
    key,
    name,
    team,
    averagePoints: mean,
    matches,
    reason: `Expected ${mean} points from ${countPhrase(matches, 'match', 'matches')}.`,
  }));
  const others = [...topPlayers, ...trumpPlayers, ...flopPlayers, ...dreamTeam];
  return new Map([...others, ...projected].map((player) => [player.key, player]));
}
