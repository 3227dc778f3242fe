import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Tool = 'pg_dump' | 'pg_restore';

/** Thrown when a tool is missing, too old, or fails. The message is one sentence for the operator. */
export class PostgresToolError extends Error {}

/**
 * Throws unless a tool is installed in the server's major version or a later one: pg_dump 16 reads servers up to
 * version 16. For the commands that back up and restore.
 */
export async function requireTool(tool: Tool, serverMajor: number): Promise<void> {
  const major = await readMajorVersion(tool);
  const advice = `install the client programs of PostgreSQL ${serverMajor} (in Debian postgresql-client-${serverMajor}) and put them first in PATH.`;
  if (major === null) throw new PostgresToolError(`${tool} is not in PATH: ${advice}`);
  if (major < serverMajor) {
    throw new PostgresToolError(`${tool} ${major} cannot read PostgreSQL ${serverMajor}: ${advice}`);
  }
}

/** Null when the tool is not installed. */
async function readMajorVersion(tool: Tool): Promise<number | null> {
  const printed = await run(tool, ['--version']).catch(() => null);
  const major = /\(PostgreSQL\) (\d+)/.exec(printed?.stdout ?? '')?.[1];
  return major === undefined ? null : Number(major);
}

interface Transfer {
  readonly url: string;
  readonly file: string;
  /** Environment variables of the tool, `PATH` included. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Writes a consistent copy of the whole database to `file` in pg_dump's custom format, while the server is in use. */
export async function dumpDatabase(transfer: Transfer): Promise<void> {
  await runTool('pg_dump', transfer, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${transfer.file}`,
  ]);
}

/** Loads a file of `dumpDatabase` in one transaction: all of it or nothing. */
export async function loadDump(transfer: Transfer): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runTool('pg_restore', transfer, [...options, transfer.file]);
}

/** Throws when pg_restore cannot read the file. */
export async function checkDump(file: string): Promise<void> {
  await run('pg_restore', ['--list', file], { maxBuffer: Infinity }).catch((error: unknown) => {
    throw new PostgresToolError(`${file} is not a backup that can be read (${lastLine(error)}).`);
  });
}

async function runTool(
  tool: Tool,
  { url, environment }: Transfer,
  options: readonly string[],
): Promise<void> {
  const { address, password } = takePassword(url);
  const env = { ...environment, LC_ALL: 'C', ...(password === '' ? {} : { PGPASSWORD: password }) };
  await run(tool, [`--dbname=${address}`, ...options], { env, maxBuffer: Infinity }).catch(
    (error: unknown) => {
      throw new PostgresToolError(`${tool} failed: ${lastLine(error)}`);
    },
  );
}

/**
 * Removes the password from an address, where it may also be a parameter. Tools receive it in the environment, because
 * other users of the machine can read command lines.
 */
export function takePassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  const parameters = address.search.slice(1).split('&');
  // Not by `searchParams`, which writes a space as `+`: libpq would read a plus sign.
  address.search = parameters.filter((parameter) => !parameter.startsWith('password=')).join('&');
  return { address: address.href, password };
}

function lastLine(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return stderr.trim().split('\n').at(-1) || message;
}
