import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { type SetStateAction, useState } from 'react';
import { type Draft, isDirty } from './draft.ts';
import type { UnsavedElevens } from './elevens-form.tsx';

/** The unsaved parts of each analysis, by match: opening another one loses nothing. */
export function useUnsavedAnalyses() {
  const [edits, allEdits] = useByMatch<Draft<AnalystEdits>>();
  const [elevens, allElevens] = useByMatch<UnsavedElevens>();
  const [corrections, allCorrections] = useByMatch<string>();
  const edited = [...allEdits].flatMap(([matchKey, draft]) => (isDirty(draft) ? [matchKey] : []));
  /** The matches whose analyses have something unsaved. */
  const matchKeys: ReadonlySet<string> = new Set([...edited, ...allElevens.keys(), ...allCorrections.keys()]);
  return { edits, elevens, corrections, matchKeys };
}

/** Unsaved parts of analyses and how to change them. */
export type UnsavedAnalyses = ReturnType<typeof useUnsavedAnalyses>;

/** Returns a function that reads and changes the value of a match, null at first, and all values. */
function useByMatch<Value extends object | string>() {
  const [values, setValues] = useState<ReadonlyMap<string, Value>>(new Map());
  const ofMatch = (matchKey: string) => {
    const read = (all: ReadonlyMap<string, Value>) => all.get(matchKey) ?? null;
    const change = (next: SetStateAction<Value | null>) =>
      setValues((all) => {
        const value = typeof next === 'function' ? next(read(all)) : next;
        const others = [...all].filter(([key]) => key !== matchKey);
        return new Map(value === null ? others : [...others, [matchKey, value]]);
      });
    return { value: read(values), change };
  };
  return [ofMatch, values] as const;
}
