import { execFile } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledPrograms, bundlePrograms } from '../../platform/testing/bundle-program.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';

const COMMANDS = [
  'backup-command',
  'grant-role-command',
  'import-history-command',
  'migrate-command',
  'move-database-command',
  'restore-command',
] as const;
type Command = (typeof COMMANDS)[number];

let database: TestDatabase;
let folder: string;
let programs: BundledPrograms;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gullylens-commands-'));
  programs = await bundlePrograms(
    COMMANDS.map((name) => fileURLToPath(new URL(`${name}.ts`, import.meta.url))),
  );
});
afterAll(async () => {
  await programs.remove();
  await rm(folder, { recursive: true });
  await database.drop();
});

const run = (command: Command, ...args: string[]) => runOn({ DATABASE_URL: database.url }, command, ...args);

/** Runs a command in `folder` with these variables only. */
function runOn(
  variables: Record<string, string>,
  command: Command,
  ...args: string[]
): Promise<{ code: unknown; output: string }> {
  const file = programs.fileOf(command);
  const env = { PATH: process.env['PATH'], ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr });
    });
  });
}

it.each([
  ['no address', []],
  ['no role', ['asha@example.com']],
  ['a role that there is not', ['asha@example.com', 'owner']],
])('granting a role prints the usage when it is given %s', async (_what, args) => {
  const { code, output } = await run('grant-role-command', ...args);
  expect([code, output]).toEqual([
    1,
    'Usage: npm run grant -- EMAIL ROLE, where ROLE is user, analyst, admin\n',
  ]);
});

it.each([
  ['backup-command', 'FILE', []],
  ['backup-command', 'FILE', ['one.dump', 'two.dump']],
  ['restore-command', 'FILE [--replace]', ['--replace']],
  ['restore-command', 'FILE [--replace]', ['one.dump', 'two.dump']],
] as const)('%s prints its usage when it is not given one file', async (command, usage, args) => {
  const name = command.replace('-command', '');
  expect(await run(command, ...args)).toEqual({ code: 1, output: `Usage: npm run ${name} -- ${usage}\n` });
});

it('grants a role to a user with a verified address only', async () => {
  await database.pool.query(
    `insert into users (google_sub, email, email_verified, created_at, signed_in_at)
     values ('1', 'asha@example.com', true, now(), now())`,
  );
  const granted = await run('grant-role-command', 'asha@example.com', 'analyst');
  expect(granted).toMatchObject({
    code: 0,
    output: expect.stringContaining('asha@example.com now has the role analyst'),
  });
  const unknown = await run('grant-role-command', 'ravi@example.com', 'analyst');
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('No user has signed in with') });
});

it('an import prints its usage, and fails when no archive could be read', async () => {
  const zip = join(folder, 'one.zip');
  await writeZip(zip, [{ name: 'm1.json', content: makeCricsheet() }]);
  expect(await run('import-history-command')).toEqual({
    code: 1,
    output: 'Usage: npm run import -- FILE.zip...\n',
  });
  expect((await run('import-history-command', join(folder, 'none.zip'))).code).toBe(1);
  expect(await run('import-history-command', zip)).toMatchObject({
    code: 0,
    output: expect.stringContaining('one.zip: 1 matches, 1 new'),
  });
});

it.each([
  ['backup-command', ['a.dump'], {}],
  ['grant-role-command', ['asha@example.com', 'analyst'], {}],
  ['move-database-command', [], { DATABASE_URL: 'postgres://127.0.0.1:1/target' }],
] as const)('%s refuses a DATA_DIR without a database and creates none', async (command, args, variables) => {
  const dataDir = join(folder, 'absent');
  const { code, output } = await runOn({ DATA_DIR: dataDir, ...variables }, command, ...args);
  expect([code, output]).toEqual([
    1,
    `${dataDir} has no database that this user can read: set DATA_DIR or DATABASE_URL as for the server.\n`,
  ]);
  await expect(access(dataDir)).rejects.toThrow(/ENOENT/);
});

describe('the schema of a database', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createTestDatabase('empty');
  });
  afterAll(() => empty.drop());

  const countTables = async () => {
    const { rowCount } = await empty.pool.query("select from pg_tables where schemaname = 'public'");
    return rowCount;
  };

  it.each([
    ['grant-role-command', 'asha@example.com', 'analyst'],
    ['import-history-command', 'one.zip'],
  ] as const)('is never changed by %s, which says what to run', async (command, ...args) => {
    const { code, output } = await runOn({ DATABASE_URL: empty.url }, command, ...args);
    expect(code).toBe(1);
    expect(output).toMatch(/^The database lacks the schema changes from [^\n]+ npm run migrate [^\n]+\n$/);
    expect(await countTables()).toBe(0);
  });

  it('is brought up to date by the migration command, on the database that .env names', async () => {
    await writeFile(join(folder, '.env'), `DATABASE_URL=${empty.url}\n`);
    const { code, output } = await runOn({}, 'migrate-command');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^applied 0001_[^]*\nThe schema is up to date\.\n$/),
    ]);
    expect(await countTables()).toBeGreaterThan(10);
    expect(await runOn({}, 'migrate-command')).toEqual({ code: 0, output: 'The schema is up to date.\n' });
  });

  it('is that of a variable which is set, whatever .env says', async () => {
    await writeFile(join(folder, '.env'), 'DATABASE_URL=postgres://127.0.0.1:1/none\n');
    const { code } = await runOn({ DATABASE_URL: empty.url }, 'migrate-command');
    expect(code).toBe(0);
  });
});
