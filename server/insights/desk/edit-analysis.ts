import type { AnalystEdits } from '@gullylens/contract/http/desk-analyses';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { contentOf, sealAnalysis } from '../analysis-content.ts';
import { applyEdits, unknownChoices } from './apply-edits.ts';
import { changeAnalysis, type DeskChange } from './change-analysis.ts';

export type AnalystCall = Omit<DeskChange, 'act' | 'edits'>;

/**
 * Puts an analyst's edits in place of earlier ones; throws when they contradict themselves or name strangers. A draft
 * that was edited no longer publishes itself.
 */
export async function editAnalysis(db: Database, { edits, ...call }: AnalystCall & { edits: AnalystEdits }) {
  const contradiction = findContradiction(edits);
  if (contradiction !== null) throw new AppError('invalid_input', { details: contradiction });
  const stored = JSON.stringify(edits);
  return changeAnalysis(db, { ...call, act: 'edited', edits: stored }, (row) => {
    const draft = contentOf(row.draft);
    const [unknown] = unknownChoices(draft, edits);
    if (unknown !== undefined) {
      throw new AppError('invalid_input', { details: `${unknown} is not a player of this analysis.` });
    }
    return { edits: stored, reviewed: true, ...sealAnalysis(applyEdits(draft, edits)) };
  });
}

/** Shows an analysis to readers, and says that an analyst stands behind it. */
export function publishAnalysis(db: Database, call: AnalystCall): Promise<void> {
  return changeAnalysis(db, { ...call, act: 'published' }, (_row, at) => ({
    state: 'published',
    reviewed: true,
    publishedAt: at,
  }));
}

/** Takes an analysis back; it no longer publishes itself. */
export function withdrawAnalysis(db: Database, call: AnalystCall): Promise<void> {
  return changeAnalysis(db, { ...call, act: 'withdrawn' }, () => ({ state: 'withdrawn', publishedAt: null }));
}

/** What in edits cannot be together, as a sentence; `null` when all of it can. */
function findContradiction(edits: AnalystEdits): string | null {
  const { captain, viceCaptain, trumpPlayers, flopPlayers } = edits;
  if (captain && captain.key === viceCaptain?.key) return `${captain.key} is both captain and vice-captain.`;
  const fallen = [captain, viceCaptain].find((one) => flopPlayers?.some(({ key }) => key === one?.key));
  if (fallen) return `${fallen.key} is named to lead and as a flop.`;
  const keys = [...(trumpPlayers ?? []), ...(flopPlayers ?? [])].map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  return twice === undefined ? null : `${twice} is named twice among trump and flop players.`;
}
