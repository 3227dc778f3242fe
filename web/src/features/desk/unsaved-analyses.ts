import type { AnalystEdits } from '@gullylens/contract/http/insights/desk-analyses';
import { useState } from 'react';
import type { Draft } from './draft.ts';
import type { UnsavedElevens } from './elevens-form.tsx';

/** The unsaved edits and ticks of each analysis, by match: opening another one loses nothing. */
export function useUnsavedAnalyses() {
  return { edits: useByMatch<Draft<AnalystEdits>>(), elevens: useByMatch<UnsavedElevens>() };
}

/** Unsaved parts of analyses and how to change them. */
export type UnsavedAnalyses = ReturnType<typeof useUnsavedAnalyses>;

type Update<Value extends object> = Value | null | ((latest: Value | null) => Value | null);

/** Returns the value of a match, null at first, and a function that changes it. */
function useByMatch<Value extends object>() {
  const [values, setValues] = useState<ReadonlyMap<string, Value>>(new Map());
  return (matchKey: string) => {
    const read = (all: ReadonlyMap<string, Value>) => all.get(matchKey) ?? null;
    const change = (next: Update<Value>) =>
      setValues((all) => {
        const value = typeof next === 'function' ? next(read(all)) : next;
        const others = [...all].filter(([key]) => key !== matchKey);
        return new Map(value === null ? others : [...others, [matchKey, value]]);
      });
    return { value: read(values), change };
  };
}
