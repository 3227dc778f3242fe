import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ANSWER_LIMIT_MS = 60_000;

/** A file of this folder that runs as a separate process and exchanges messages with `live.ts`. */
export interface InteractiveStep {
  readonly send: (message: object) => void;
  /** Returns the next unread message of that kind, waiting if needed. Rejects after a minute. */
  readonly receive: <Content>(kind: string) => Promise<Content>;
  readonly stop: () => Promise<void>;
}

/** Forks a file of this folder with its arguments. `live.ts` starts its servers and readers with it. */
export function startInteractiveStep(name: string, args: readonly string[]): InteractiveStep {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = fork(file, [...args], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const unread = new Map<string, unknown[]>();
  const waiting = new Map<string, (content: unknown) => void>();
  child.on('message', (message) => {
    const [kind, content] = message as [string, unknown];
    const resolveWaiting = waiting.get(kind);
    waiting.delete(kind);
    if (resolveWaiting) resolveWaiting(content);
    else unread.set(kind, [...(unread.get(kind) ?? []), content]);
  });
  return {
    send: (message) => void child.send(message),
    receive: <Content>(kind: string) =>
      new Promise<Content>((resolve, reject) => {
        const [content, ...more] = unread.get(kind) ?? [];
        if (content !== undefined) {
          unread.set(kind, more);
          return resolve(content as Content);
        }
        const limit = setTimeout(() => reject(new Error(`${name} sent no ${kind}`)), ANSWER_LIMIT_MS);
        waiting.set(kind, (received) => {
          clearTimeout(limit);
          resolve(received as Content);
        });
      }),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
