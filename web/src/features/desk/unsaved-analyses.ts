import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { type Draft, isDirty } from './draft.ts';
import type { UnsavedElevens } from './elevens-form.tsx';
import { useByKey } from './use-by-key.ts';

/** The unsaved parts of each analysis, by match: opening another one loses nothing. */
export function useUnsavedAnalyses() {
  const [edits, allEdits] = useByKey<string, Draft<AnalystEdits>>();
  const [elevens, allElevens] = useByKey<string, UnsavedElevens>();
  const [corrections, allCorrections] = useByKey<string, string>();
  const edited = [...allEdits].flatMap(([matchKey, draft]) => (isDirty(draft) ? [matchKey] : []));
  /** The matches whose analyses have something unsaved. */
  const matchKeys: ReadonlySet<string> = new Set([...edited, ...allElevens.keys(), ...allCorrections.keys()]);
  return { edits, elevens, corrections, matchKeys };
}

/** Unsaved parts of analyses and how to change them. */
export type UnsavedAnalyses = ReturnType<typeof useUnsavedAnalyses>;
