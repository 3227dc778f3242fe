import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Runs a file of this folder as a separate process and returns the last message that it sends. Throws without a
 * message.
 */
export function runStep<Report>(name: string, args: readonly string[]): Promise<Report> {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return runFile(file, args, ['--import', 'tsx']);
}

/** Does the same with a file that `buildStep` has bundled. */
export function runBuiltStep<Report>(
  file: string,
  args: readonly string[],
  nodeFlags: readonly string[] = [],
): Promise<Report> {
  return runFile(file, args, nodeFlags);
}

async function runFile<Report>(
  file: string,
  args: readonly string[],
  execArgv: readonly string[],
): Promise<Report> {
  const child = fork(file, [...args], { execArgv: [...execArgv] });
  let report: Report | undefined;
  child.on('message', (message) => (report = message as Report));
  const [code] = await once(child, 'exit');
  if (report === undefined) throw new Error(`${file} ended with ${code} and no report`);
  return report;
}
