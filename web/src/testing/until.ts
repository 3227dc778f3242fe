import { act, configure, getConfig } from '@testing-library/react';

const realSetTimeout = globalThis.setTimeout;
const realNow = Date.now;
/** A bound on what hangs, not on what is slow. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 5;

/** Waits until `check` does not throw and returns its result. Works with fake timers, too. */
export async function until<T>(check: () => T): Promise<T> {
  const end = realNow() + LIMIT_MS;
  while (realNow() < end) {
    try {
      return withBriefErrors(check);
    } catch {
      await act(() => new Promise((resolve) => realSetTimeout(resolve, PAUSE_MS)));
    }
  }
  return check();
}

/** The library prints the page and its roles into every error, which would take a fifth of the time of these tests. */
function withBriefErrors<T>(check: () => T): T {
  const usual = {
    getElementError: getConfig().getElementError,
    _disableExpensiveErrorDiagnostics: false,
  };
  const brief = {
    getElementError: (message: string | null) => new Error(message ?? ''),
    _disableExpensiveErrorDiagnostics: true,
  };
  configure(brief);
  try {
    return check();
  } finally {
    configure(usual);
  }
}
