import { act } from '@testing-library/react';

const realSetTimeout = globalThis.setTimeout;
const TRIES = 400;
const PAUSE_MS = 5;

/** Waits until `check` stops throwing and gives what it gives, however the test has set its clock. */
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
