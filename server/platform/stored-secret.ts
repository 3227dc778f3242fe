import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * Returns a secret stored in a directory, generated at first use and readable by its owner only: the key of access
 * tokens, and the password of the embedded PostgreSQL. It is written to a temporary file and then linked, so a crash
 * leaves no partial secret and concurrent processes use the same one.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, name);
  const temporaryFile = `${path}.${randomUUID()}`;
  await writeFile(temporaryFile, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  await link(temporaryFile, path).catch(ignoreExisting);
  await rm(temporaryFile);
  const secret = await readFile(path, 'utf8');
  if (secret.length < SECRET_BYTES) throw new Error(`${path} holds no secret: delete it and start again.`);
  return secret;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
