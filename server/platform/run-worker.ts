import { Worker } from 'node:worker_threads';

/** What a worker says while it works and at its end; anything else it posts is passed over. */
export type WorkerMessage<Progress, Outcome> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly outcome: Outcome };

const TYPESCRIPT_WORKER = new URL('./typescript-worker.mjs', import.meta.url);

interface WorkerRun<Progress> {
  /** `import.meta.url` of the caller, beside which the worker's file lies. */
  readonly beside: string;
  /** File name without its ending: `.ts` in the sources, `.js` in the build. */
  readonly name: string;
  readonly data: unknown;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/**
 * Runs a file in a thread of its own, so that long work never holds up the loop that serves readers, and gives what
 * it ends with. Rejects when the thread fails, ends without a word, or is stopped by `signal`.
 */
export function runWorker<Progress, Outcome>(run: WorkerRun<Progress>): Promise<Outcome> {
  const source = run.beside.endsWith('.ts');
  const file = new URL(`./${run.name}${source ? '.ts' : '.js'}`, run.beside);
  return new Promise((resolve, reject) => {
    if (run.signal?.aborted) return reject(stopped(run.name));
    const worker = source
      ? new Worker(TYPESCRIPT_WORKER, { argv: [file.href], workerData: run.data })
      : new Worker(file, { workerData: run.data });
    const stop = () => void worker.terminate();
    run.signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: WorkerMessage<Progress, Outcome>) => {
      if (message.kind === 'progress') run.onProgress?.(message.progress);
      else resolve(message.outcome);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      run.signal?.removeEventListener('abort', stop);
      // Of no effect once there is an outcome or an error.
      reject(stopped(run.name));
    });
  });
}

function stopped(name: string): Error {
  return new Error(`The worker ${name} ended before its work was done.`);
}
