import process from 'node:process';
import { parentPort } from 'node:worker_threads';

/** What a test has the thread do. */
export type Errand = { readonly say: string } | 'fail' | 'exit' | 'hang';

/** Answers in capitals what it also posts letter by letter; or does not answer. */
export async function answer(errand: Errand): Promise<string> {
  if (errand === 'fail') throw new Error('bowled');
  if (errand === 'exit') process.exit(1);
  if (errand === 'hang') return new Promise(() => {});
  for (const letter of errand.say) parentPort?.postMessage(letter);
  return errand.say.toUpperCase();
}
