import { useState } from 'react';

export type Elevens = Readonly<Record<'teamA' | 'teamB', readonly string[]>>;

/** Ticks that were not saved yet, and what had been announced when they were begun. */
export interface UnsavedElevens {
  elevens: Elevens;
  begunOn: Elevens | null;
}

/** Ticks until they are what is announced, whoever entered it; `null` while there are no others. */
export function useUnsavedElevens(announced: Elevens | null) {
  const [unsaved, setUnsaved] = useState<UnsavedElevens | null>(null);
  if (unsaved !== null && areSame(unsaved.elevens, announced)) setUnsaved(null);
  return [unsaved, setUnsaved] as const;
}

/** Whether they name the same players, in whatever order. */
export function areSame(one: Elevens | null, other: Elevens | null): boolean {
  return wordOf(one) === wordOf(other);
}

function wordOf(elevens: Elevens | null): string {
  return JSON.stringify(elevens && [elevens.teamA.toSorted(), elevens.teamB.toSorted()]);
}
