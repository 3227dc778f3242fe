import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_TURNS_MS = 2_000;

/** Does `turn` again and again, one at a time; a failed one is told and the next one tried. Gives the way to stop. */
export function repeatTurns(
  turn: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await turn().catch(onFailure);
      await pause(BETWEEN_TURNS_MS, null, { signal: stopping.signal }).catch(() => {});
    }
  };
  const done = run();
  return async () => {
    stopping.abort();
    await done;
  };
}
