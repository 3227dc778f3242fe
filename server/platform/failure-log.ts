/** Interval between two log lines for the same reason. */
const REPEAT_AFTER_MS = 3_600_000;

/** Where repeated work reports each failure and success. */
export type FailureLog = ReturnType<typeof createFailureLog>;

/**
 * Logs failures of repeated work: at once when the reason changes, otherwise once an hour. The caller reports every
 * run with `failed` or `worked`; `write` logs one failure.
 */
export function createFailureLog(write: (error: unknown) => void, now: () => number = Date.now) {
  let last: { readonly reason: string; readonly at: number } | null = null;
  return {
    failed: (error: unknown): void => {
      const reason = describe(error);
      if (last?.reason === reason && now() - last.at < REPEAT_AFTER_MS) return;
      last = { reason, at: now() };
      write(error);
    },
    worked: (): void => {
      last = null;
    },
  };
}

/** Returns the reason of a failure: for several, their messages without the count, which differs between runs. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).toSorted().join('\n');
  return error instanceof Error ? error.message : String(error);
}
