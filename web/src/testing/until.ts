import { act } from '@testing-library/react';

const realSetTimeout = globalThis.setTimeout;
/** Together a timeout of two seconds. */
const TRIES = 400;
const PAUSE_MS = 5;

/** Waits until `check` does not throw and returns its result. Works with fake timers, too. */
export async function until<T>(check: () => T): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return check();
    } catch (error) {
      if (tried === TRIES) throw error;
    }
    await act(() => new Promise((resolve) => realSetTimeout(resolve, PAUSE_MS)));
  }
}
