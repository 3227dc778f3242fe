const AGAIN_AFTER_MS = 3_600_000;

export interface FailureLog {
  failed(error: unknown): void;
  worked(): void;
}

/** Logs failures of repeated work: at once when the reason changes, otherwise once an hour. */
export function createFailureLog(tell: (error: unknown) => void, now: () => number = Date.now): FailureLog {
  let told: { readonly what: string; readonly at: number } | null = null;
  return {
    failed: (error) => {
      const what = describe(error);
      if (told?.what === what && now() - told.at < AGAIN_AFTER_MS) return;
      told = { what, at: now() };
      tell(error);
    },
    worked: () => {
      told = null;
    },
  };
}

/** For several failures, their messages only: the count differs between runs. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).toSorted().join('\n');
  return error instanceof Error ? error.message : String(error);
}
