import { Role } from '@gullylens/contract/http/auth';
import { grantRole } from '../accounts/public.ts';
import { readSettings } from '../config/read-settings.ts';
import { openBesideServer } from './open-beside-server.ts';

const USAGE = `Usage: npm run grant -- EMAIL ROLE, where ROLE is ${Role.options.join(', ')}\n`;

/** `npm run grant -- EMAIL ROLE`: makes somebody who has signed in an analyst or admin, or a user again. */
async function run([email, wanted]: readonly string[]): Promise<number> {
  const role = Role.safeParse(wanted);
  if (email === undefined || !role.success) return fail(USAGE);
  const read = readSettings(process.env);
  if (!read.ok) return fail(`The environment cannot be used:\n${read.faults.join('\n')}\n`);
  const database = await openBesideServer(read.settings.environment);
  try {
    if (!(await grantRole(database.db, email, role.data))) {
      return fail(`Nobody has signed in with ${email}, or Google has not verified it as theirs.\n`);
    }
    process.stdout.write(`${email} is ${role.data}, within ten minutes where they are signed in.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 1;
}

process.exitCode = await run(process.argv.slice(2));
