import process from 'node:process';
import { parentPort } from 'node:worker_threads';

/** A task of the worker pool's tests. */
export type Errand = { readonly say: string } | 'fail' | 'exit' | 'hang';

/** Posts the text letter by letter and returns it in capitals; or throws, ends its thread, or never returns. */
export async function answer(errand: Errand): Promise<string> {
  if (errand === 'fail') throw new Error('bowled');
  if (errand === 'exit') process.exit(1);
  if (errand === 'hang') return new Promise(() => {});
  for (const letter of errand.say) parentPort?.postMessage(letter);
  return errand.say.toUpperCase();
}
