import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { formLine } from './form-line.ts';

/** More is waiting than the pool was made to hold, or it waited, or was worked on, for too long. */
export class PoolBusyError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`The workers of ${name} have more to do than they can.`, options);
    this.name = 'PoolBusyError';
  }
}

export interface WorkerPool<Task, Answer> {
  /** Has a thread do it; rejects with `PoolBusyError` at once when too much is waiting, and when it waits or takes too long. */
  run(task: Task): Promise<Answer>;
  /** Ends the threads; what is under way rejects. */
  close(): Promise<void>;
}

interface PoolPlan {
  /** `import.meta.url` of the caller, beside which the worker's file lies; its export `answer` does the work. */
  readonly beside: string;
  /** File name without its ending: `.ts` in the sources, `.js` in the build. */
  readonly name: string;
  readonly threads: number;
  /** How many tasks may wait for a thread, and each for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** How long a thread without work is kept, with what it has in memory. */
  readonly idleMs: number;
  /** A task that a thread has not done after so long is given up and the thread ended. */
  readonly limitMs: number;
}

const TYPESCRIPT_WORKER = new URL('./typescript-pool-worker.mjs', import.meta.url);

/** Threads that do one kind of heavy work, made when it first comes, so that the loop that serves readers never does. */
export function createWorkerPool<Task, Answer>(plan: PoolPlan): WorkerPool<Task, Answer> {
  const source = plan.beside.endsWith('.ts');
  const file = new URL(`./${plan.name}${source ? '.ts' : '.js'}`, plan.beside);
  const line = formLine({ ...plan, places: plan.threads, refuse: () => new PoolBusyError(plan.name) });
  let pool: Piscina<Task, Answer> | null = null;
  let isClosed = false;
  const open = () =>
    (pool ??= new Piscina<Task, Answer>({
      filename: fileURLToPath(source ? TYPESCRIPT_WORKER : file),
      ...(source && { argv: [file.href] }),
      name: 'answer',
      minThreads: 0,
      maxThreads: plan.threads,
      idleTimeout: plan.idleMs,
    }));
  return {
    run: (task) =>
      line(async (signal) => {
        if (isClosed) throw new Error(`The workers of ${plan.name} have ended.`);
        try {
          return await open().run(task, { signal });
        } catch (error) {
          if (signal.aborted) throw new PoolBusyError(plan.name, { cause: error });
          throw error;
        }
      }),
    close: async () => {
      isClosed = true;
      await pool?.destroy();
      pool = null;
    },
  };
}
