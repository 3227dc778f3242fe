import { readSettings } from '../config/read-settings.ts';
import { PortTakenError } from './check-port-free.ts';
import { startServer } from './start-server.ts';

/** The program: settings, start, and an orderly end on the first signal. */
async function main(): Promise<void> {
  const read = readSettings(process.env);
  if (!read.ok)
    return refuse(['The environment cannot be used:', ...read.faults.map((fault) => `  ${fault}`)]);
  try {
    const server = await startServer(read.settings);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(server.stop));
    console.log(`\n  GullyLens is ready at ${server.address}\n`);
  } catch (error) {
    refuse([error instanceof PortTakenError ? error.message : describe(error)]);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function refuse(lines: readonly string[]): void {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}

async function end(stop: () => Promise<void>): Promise<void> {
  await stop();
  process.exit(0);
}

await main();
