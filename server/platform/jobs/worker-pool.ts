import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { createWorkQueue, type QueueLimits } from './work-queue.ts';

interface WorkerFile {
  /** `import.meta.url` of the caller, beside which the worker's file lies; its export `answer` does the work. */
  readonly beside: string;
  /** File name without its ending: `.ts` in the sources, `.js` in the build. */
  readonly name: string;
}

interface PoolPlan extends WorkerFile, QueueLimits {
  readonly threads: number;
  /** Idle time after which a thread and its memory are released. */
  readonly idleMs: number;
}

/** Threads that do one kind of work, with their queue. */
export interface WorkerPool<Task, Answer> {
  /** Runs a task in a thread. Throws the plan's `busy` error when too many wait, or it waits or runs too long. */
  run(task: Task, owner?: string): Promise<Answer>;
  /** Ends the threads; running tasks reject. */
  close(): Promise<void>;
}

/**
 * Creates threads for one kind of heavy work, so that request handling never waits for it: receipts, forecasts,
 * line-ups and pictures. The first task starts them.
 */
export function createWorkerPool<Task, Answer>(plan: PoolPlan): WorkerPool<Task, Answer> {
  const queue = createWorkQueue(plan.threads, plan);
  const pool = openPool<Task, Answer>(plan, plan.threads, plan.idleMs);
  return {
    run: (task, owner) => queue((signal) => runTask(pool, task, signal), owner),
    close: () => pool.destroy(),
  };
}

interface LongTask<Task> extends WorkerFile {
  readonly task: Task;
  /** Receives what the thread posts to its `parentPort`. */
  readonly onMessage?: ((message: unknown) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs one long task in a thread of its own: an import, or learning. Rejects when the thread fails or exits, or `signal`
 * aborts.
 */
export async function runInThread<Task, Answer>(plan: LongTask<Task>): Promise<Answer> {
  const pool = openPool<Task, Answer>(plan, 1, 0);
  if (plan.onMessage) pool.on('message', plan.onMessage);
  try {
    return await runTask(pool, plan.task, plan.signal ?? null);
  } finally {
    await pool.destroy();
  }
}

/** Rejects also when a thread fails before it has a task, which piscina reports as an event of the pool. */
function runTask<Task, Answer>(
  pool: Piscina<Task, Answer>,
  task: Task,
  signal: AbortSignal | null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    pool.once('error', reject);
    void pool
      .run(task, { signal })
      .then(resolve, reject)
      .finally(() => pool.off('error', reject));
  });
}

/** Runs a worker of the sources, under Vitest only. The build does not use it. */
const TYPESCRIPT_WORKER = new URL('../testing/typescript-worker.mjs', import.meta.url);

function openPool<Task, Answer>({ beside, name }: WorkerFile, maxThreads: number, idleTimeout: number) {
  const isSource = beside.endsWith('.ts');
  const file = new URL(`./${name}${isSource ? '.ts' : '.js'}`, beside);
  return new Piscina<Task, Answer>({
    filename: fileURLToPath(isSource ? TYPESCRIPT_WORKER : file),
    ...(isSource && { argv: [file.href] }),
    name: 'answer',
    minThreads: 0,
    maxThreads,
    idleTimeout,
  });
}
