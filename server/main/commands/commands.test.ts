import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../../platform/testing/bundle-program.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';

type Command = 'grant-role-command' | 'import-history-command';

let database: TestDatabase;
let folder: string;
const programs = new Map<Command, BundledProgram>();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gullylens-commands-'));
  for (const name of ['grant-role-command', 'import-history-command'] as const) {
    programs.set(name, await bundleProgram(fileURLToPath(new URL(`${name}.ts`, import.meta.url))));
  }
});
afterAll(async () => {
  for (const program of programs.values()) await program.remove();
  await rm(folder, { recursive: true });
  await database.drop();
});

function run(command: Command, ...args: string[]): Promise<{ code: number; output: string }> {
  const file = programs.get(command)?.file ?? '';
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
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
