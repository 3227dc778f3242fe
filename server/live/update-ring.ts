interface Numbered {
  readonly change: number;
  readonly frame: Buffer;
}

/** The latest updates, so that a reader who was away for a moment gets what it missed and no more. */
export interface UpdateRing {
  readonly push: (update: Numbered) => void;
  /** Every frame after `change`; `null` where some of them are no longer kept, or `change` never was. */
  readonly since: (change: number) => readonly Buffer[] | null;
}

/** `start` is the change that the ring begins after. */
export function createUpdateRing(capacity: number, start: number): UpdateRing {
  const kept: Numbered[] = [];
  let knownAfter = start;
  let newest = start;
  return {
    push: (update) => {
      kept.push(update);
      newest = update.change;
      while (kept.length > capacity) knownAfter = kept.shift()?.change ?? knownAfter;
    },
    since: (change) => {
      if (!Number.isSafeInteger(change) || change < knownAfter || change > newest) return null;
      return kept.filter((update) => update.change > change).map((update) => update.frame);
    },
  };
}
