import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * A secret that this installation made for itself and keeps in its data directory, readable by its owner only. It is
 * written whole beside its place and then linked there: a process that dies leaves none or all of it, and when two make
 * it at once both read the one that came first.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, name);
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  await link(draft, path).catch(ignoreExisting);
  await rm(draft);
  const secret = await readFile(path, 'utf8');
  if (secret.length < SECRET_BYTES) throw new Error(`${path} holds no secret: delete it and start again.`);
  return secret;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
