import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { type SetStateAction, useState } from 'react';
import type { Draft } from './draft.ts';
import type { UnsavedElevens } from './elevens-form.tsx';

/** The unsaved edits and ticks of each analysis, by match: opening another one loses nothing. */
export function useUnsavedAnalyses() {
  return { edits: useByMatch<Draft<AnalystEdits>>(), elevens: useByMatch<UnsavedElevens>() };
}

/** Unsaved parts of analyses and how to change them. */
export type UnsavedAnalyses = ReturnType<typeof useUnsavedAnalyses>;

/** Returns the value of a match, null at first, and a function that changes it. */
function useByMatch<Value>() {
  const [values, setValues] = useState<ReadonlyMap<string, Value>>(new Map());
  return (matchKey: string) => {
    const read = (all: ReadonlyMap<string, Value>) => all.get(matchKey) ?? null;
    const change = (next: SetStateAction<Value | null>) =>
      setValues((all) => {
        const value = next instanceof Function ? next(read(all)) : next;
        const others = [...all].filter(([key]) => key !== matchKey);
        return new Map(value === null ? others : [...others, [matchKey, value]]);
      });
    return { value: read(values), change };
  };
}
