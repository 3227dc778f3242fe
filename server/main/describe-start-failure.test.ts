import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import { SchemaBehindError } from '../platform/database/migrate.ts';
import { DataDirectoryInUseError } from '../platform/embedded-postgres/data-directory-lock.ts';
import { findFreePort } from '../platform/find-free-port.ts';
import { describeStartFailure, PortTakenError } from './describe-start-failure.ts';
import { startServer } from './start-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The text printed when the server does not start with these variables. */
async function loadFailureOf(variables: Record<string, string>): Promise<string> {
  const read = readSettings({
    PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    ...variables,
  });
  if (!read.ok) throw new Error(read.faults.join());
  const error = await startServer(read.settings, { waitLimitMs: 0 }).then(
    () => new Error('it started'),
    (failure: unknown) => failure,
  );
  return describeStartFailure(error, read.settings.environment);
}

const ONE_SENTENCE_AND_ADVICE = /^The [^\n]+\.$/;

describe('prints one sentence when', () => {
  it('DATA_DIR is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const sentence = await loadFailureOf({ DATA_DIR: file });
    expect(sentence).toMatch(ONE_SENTENCE_AND_ADVICE);
    expect(sentence).toContain(`The data directory ${file} cannot be used (EEXIST`);
  });

  it('DATA_DIR is below a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await loadFailureOf({ DATA_DIR: path.join(file, 'data') })).toContain('cannot be used (ENOTDIR');
  });

  it('HOST is not an address of this machine', async () => {
    const sentence = await loadFailureOf({ HOST: '192.0.2.1' });
    expect(sentence).toMatch(ONE_SENTENCE_AND_ADVICE);
    expect(sentence).toContain('cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL)');
  });

  it('nothing answers at DATABASE_URL, whose password is not repeated', async () => {
    const port = await findFreePort();
    const sentence = await loadFailureOf({ DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/db` });
    expect(sentence).toMatch(ONE_SENTENCE_AND_ADVICE);
    expect(sentence).toContain(
      `The database at 127.0.0.1:${port} cannot be used: no PostgreSQL listens there`,
    );
    expect(sentence).not.toContain('hunter2');
  });
});

it('prints any other failure with its stack', () => {
  const settings = { HOST: 'localhost', PORT: 1, DATA_DIR: '.data', DATABASE_URL: 'postgres://localhost' };
  const error = new TypeError('x is not a function');
  expect(describeStartFailure(error, settings)).toBe(error.stack);
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(describeStartFailure(refused, { ...settings, DATABASE_URL: undefined })).toBe(refused.stack);
});

describe('a failure whose message says what to do', () => {
  const settings = { HOST: 'localhost', PORT: 1, DATA_DIR: '/data' };

  it.each([
    new PortTakenError(3000, 'PORT'),
    new DataDirectoryInUseError('/data', 7),
    new SchemaBehindError(['0057_add_indexes.sql']),
  ])('%s', (error) => {
    expect(describeStartFailure(error, settings)).toBe(error.message);
  });

  it('does not blame the data directory for too many open files', () => {
    const error = Object.assign(new Error('too many'), { code: 'EMFILE', path: '/data/postgres' });
    expect(describeStartFailure(error, settings)).toBe(error.stack);
  });
});

describe.each(['ENOTFOUND', 'EAI_AGAIN'])('a host name that fails with %s', (code) => {
  const unknownHost = (hostname: string) =>
    Object.assign(new Error(`getaddrinfo ${code} ${hostname}`), { code, syscall: 'getaddrinfo', hostname });
  const settings = { HOST: 'web.example', PORT: 1, DATA_DIR: '/data', DATABASE_URL: 'postgres://db.example' };

  it('is a fault of DATABASE_URL when it is not HOST', () => {
    const sentence = describeStartFailure(unknownHost('db.example'), settings);
    expect(sentence).toContain(`The database at DATABASE_URL cannot be used (${code})`);
  });

  it('is a fault of HOST when it is HOST', () => {
    const sentence = describeStartFailure(unknownHost('web.example'), settings);
    expect(sentence).toContain(`cannot listen on web.example, port 1 (${code})`);
  });
});

const missing = (file: string) => Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT', path: file });

describe('a missing file is a fault of DATA_DIR', () => {
  const settings = { HOST: 'localhost', PORT: 1, DATA_DIR: 'here/.data' };

  it.each(['here/.data', 'here/.data/postgres/log', 'here'])('at %s', (file) => {
    expect(describeStartFailure(missing(path.resolve(file)), settings)).toMatch(
      /^The data directory here\/\.data/,
    );
  });

  it.each(['here/web/dist/index.html', 'here/.database', 'here/..data/x'])('but not at %s', (file) => {
    const error = missing(path.resolve(file));
    expect(describeStartFailure(error, settings)).toBe(error.stack);
  });
});

it.each(['EROFS', 'EACCES', 'EPERM'])('a folder that answers %s is a fault of DATA_DIR', (code) => {
  const error = Object.assign(new Error(`${code}: mkdir '/data'`), { code, path: '/data' });
  const settings = { HOST: 'localhost', PORT: 1, DATA_DIR: '/data' };
  expect(describeStartFailure(error, settings)).toMatch(/^The data directory \/data cannot be used/);
});
