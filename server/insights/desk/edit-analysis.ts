import type { AnalystEdits } from '@gullylens/contract/http/desk-analyses';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { sealAnalysis } from '../seal-analysis.ts';
import { contentOf } from '../write-analysis.ts';
import { applyEdits, unknownChoices } from './apply-edits.ts';
import { changeAnalysis, type DeskChange } from './change-analysis.ts';
import { findContradiction } from './find-contradiction.ts';

export type AnalystCall = Omit<DeskChange, 'act' | 'edits'>;

/**
 * Puts an analyst's edits in place of earlier ones; throws when they contradict themselves or name strangers. A draft
 * that was edited no longer publishes itself.
 */
export async function editAnalysis(
  db: Database,
  { edits, ...call }: AnalystCall & { readonly edits: AnalystEdits },
): Promise<void> {
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
