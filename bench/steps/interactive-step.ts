import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ANSWER_LIMIT_MS = 60_000;

/** A file of this folder that runs as a separate process and exchanges messages with `live.ts`. */
export interface InteractiveStep {
  readonly say: (message: object) => void;
  /** Returns the next unread message of that kind, waiting if needed. Rejects after a minute. */
  readonly hear: <Said>(word: string) => Promise<Said>;
  readonly stop: () => Promise<void>;
}

/** Forks a file of this folder with its arguments. `live.ts` starts its servers and readers with it. */
export function startInteractiveStep(name: string, args: readonly string[]): InteractiveStep {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = fork(file, [...args], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const unheard = new Map<string, unknown[]>();
  const waiting = new Map<string, (said: unknown) => void>();
  child.on('message', (message) => {
    const [word, said] = message as [string, unknown];
    const waits = waiting.get(word);
    waiting.delete(word);
    if (waits) waits(said);
    else unheard.set(word, [...(unheard.get(word) ?? []), said]);
  });
  return {
    say: (message) => void child.send(message),
    hear: <Said>(word: string) =>
      new Promise<Said>((resolve, reject) => {
        const [said, ...more] = unheard.get(word) ?? [];
        if (said !== undefined) {
          unheard.set(word, more);
          return resolve(said as Said);
        }
        const limit = setTimeout(() => reject(new Error(`${name} did not say ${word}`)), ANSWER_LIMIT_MS);
        waiting.set(word, (heard) => {
          clearTimeout(limit);
          resolve(heard as Said);
        });
      }),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
