import { createServer } from 'node:net';
import { resolve, sep } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { SchemaBehindError } from '../platform/database/migrate.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import { DATABASE_REFUSALS, DatabaseUnusableError } from '../platform/database/wait-for-database.ts';
import { DataDirectoryInUseError } from '../platform/embedded-postgres/data-directory-lock.ts';

type StartSettings = Pick<Environment, 'HOST' | 'PORT' | 'DATA_DIR' | 'DATABASE_URL'>;

/** Codes for files and folders that are missing, full, not writable or not folders. */
const FILE_FAULTS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC', 'EDQUOT']);

type SystemError = NodeJS.ErrnoException & { readonly hostname?: string };

/** Describes why the server could not start: one sentence for what the operator can fix, the stack of anything else. */
export function describeStartFailure(error: unknown, settings: StartSettings): string {
  if (error instanceof PortTakenError || error instanceof DataDirectoryInUseError) return error.message;
  if (error instanceof SchemaBehindError || error instanceof DatabaseUnusableError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, path, hostname } = error as SystemError;
  const { HOST, PORT, DATA_DIR, DATABASE_URL } = settings;
  if (path !== undefined && FILE_FAULTS.has(code) && belongsTo(DATA_DIR, path)) {
    return `The data directory ${DATA_DIR} cannot be used (${error.message}). Set DATA_DIR to a directory that this user may write to.`;
  }
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === HOST)) {
    return `The server cannot listen on ${HOST}, port ${PORT} (${code}). Set HOST and PORT to an address that this user may listen on.`;
  }
  if (DATABASE_URL !== undefined && (isDatabaseUnavailable(error) || DATABASE_REFUSALS.has(code))) {
    return `The database at DATABASE_URL cannot be used (${code || error.message}). Check that PostgreSQL is running and that the address, user and password are right.`;
  }
  return error.stack ?? error.message;
}

/** True when a path is `directory`, inside it, or one of its parents, which are created with it. */
function belongsTo(directory: string, path: string): boolean {
  const [directoryPath, faultyPath] = [resolve(directory) + sep, resolve(path) + sep];
  return faultyPath.startsWith(directoryPath) || directoryPath.startsWith(faultyPath);
}

/** Thrown when the port is already in use. Checked before anything starts. */
export class PortTakenError extends Error {
  constructor(port: number, variable: string) {
    super(
      `Port ${port} is used by another program. Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
    );
    this.name = 'PortTakenError';
  }
}

/** Resolves when the port can be listened on. Throws `PortTakenError` when not; port 0 is always free. */
export async function checkPortFree(port: number, host: string, variable: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, variable) : error);
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
