import { act, configure, getConfig } from '@testing-library/react';

const realSetTimeout = globalThis.setTimeout;
/** Together a timeout of two seconds. */
const TRIES = 400;
const PAUSE_MS = 5;

/** Waits until `check` does not throw and returns its result. Works with fake timers, too. */
export async function until<T>(check: () => T): Promise<T> {
  for (let tried = 1; tried < TRIES; tried += 1) {
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
