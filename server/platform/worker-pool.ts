import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** More is waiting than the pool was made to hold, or it waited for too long. */
export class PoolBusyError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`The workers of ${name} have more to do than they can.`, options);
    this.name = 'PoolBusyError';
  }
}

export interface WorkerPool<Task, Answer> {
  /** Has a thread do it; rejects with `PoolBusyError` at once when too much is waiting, and when it takes too long. */
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
  /** How many tasks may wait for a thread. */
  readonly waiting: number;
  /** How long a thread without work is kept, with what it has in memory. */
  readonly idleMs: number;
  /** A task that is not done after so long, waiting included, is given up and its thread ended. */
  readonly limitMs: number;
}

const TYPESCRIPT_WORKER = new URL('./typescript-pool-worker.mjs', import.meta.url);

/** Threads that do one kind of heavy work, made when it first comes, so that the loop that serves readers never does. */
export function createWorkerPool<Task, Answer>(plan: PoolPlan): WorkerPool<Task, Answer> {
  const source = plan.beside.endsWith('.ts');
  const file = new URL(`./${plan.name}${source ? '.ts' : '.js'}`, plan.beside);
  let pool: Piscina<Task, Answer> | null = null;
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
    run: async (task) => {
      const opened = open();
      if (opened.queueSize >= plan.waiting) throw new PoolBusyError(plan.name);
      const signal = AbortSignal.timeout(plan.limitMs);
      try {
        return await opened.run(task, { signal });
      } catch (error) {
        if (signal.aborted) throw new PoolBusyError(plan.name, { cause: error });
        throw error;
      }
    },
    close: async () => {
      await pool?.destroy();
      pool = null;
    },
  };
}
