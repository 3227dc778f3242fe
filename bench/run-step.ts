import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs a file of this folder as a process of its own and gives what it reports. */
export async function runStep<Report>(name: string, args: readonly string[]): Promise<Report> {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = fork(file, [...args], { execArgv: ['--import', 'tsx'] });
  let report: Report | undefined;
  child.on('message', (message) => (report = message as Report));
  const [code] = await once(child, 'exit');
  if (report === undefined) throw new Error(`${name} ended with ${code} and no report`);
  return report;
}
