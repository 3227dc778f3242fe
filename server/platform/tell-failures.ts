import type { Log } from './log.ts';

const AGAIN_AFTER_MS = 3_600_000;

export interface FailureTeller {
  failed(error: unknown): void;
  worked(): void;
}

/** For work that is done over and over: a failure is logged when it is another than the last, else once an hour. */
export function tellFailures(log: Pick<Log, 'error'>, now: () => number = Date.now): FailureTeller {
  let told: { readonly what: string; readonly at: number } | null = null;
  return {
    failed: (error) => {
      const what = describe(error);
      if (told?.what === what && now() - told.at < AGAIN_AFTER_MS) return;
      told = { what, at: now() };
      log.error({ err: error }, 'a turn failed; the next one tries again');
    },
    worked: () => {
      told = null;
    },
  };
}

/** Of several at once what each says: how many else there were changes from turn to turn. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).toSorted().join('\n');
  return error instanceof Error ? error.message : String(error);
}
