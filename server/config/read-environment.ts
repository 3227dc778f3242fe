import { existsSync } from 'node:fs';

/**
 * Returns the variables of this process, completed by those of `.env` in the working directory. The server and every
 * command call it once, before anything else. Variables that are set win over the file.
 */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
