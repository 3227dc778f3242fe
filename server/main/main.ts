import { readEnvironment } from '../config/read-environment.ts';
import { readSettings } from '../config/read-settings.ts';
import { describeStartFailure } from './describe-start-failure.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Reads settings, starts the server and shuts down on the first signal. */
async function main(): Promise<void> {
  const read = readSettings(readEnvironment());
  if (!read.ok)
    return exitWithError(['The environment cannot be used:', ...read.faults.map((fault) => `  ${fault}`)]);
  try {
    const server = await startServer(read.settings);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(server.stop));
    console.log(welcome(server));
  } catch (error) {
    exitWithError([describeStartFailure(error, read.settings.environment)]);
  }
}

function welcome({ address, sandboxes }: RunningServer): string {
  const played = sandboxes.length > 0 ? `\n  Sandboxes stand in for: ${sandboxes.join(', ')}` : '';
  return `\n  GullyLens is ready at ${address}${played}\n  Ctrl-C stops it.\n`;
}

function exitWithError(lines: readonly string[]): void {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}

async function end(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
    console.log('GullyLens has stopped.');
  } catch (error) {
    exitWithError([error instanceof Error ? error.message : String(error)]);
  }
  process.exit();
}

await main();
