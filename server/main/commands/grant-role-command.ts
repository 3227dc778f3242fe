import { UserRole } from '@gullylens/contract/http/auth';
import { grantRole } from '../../accounts/public.ts';
import { readSettings } from '../../config/read-settings.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

const USAGE = `Usage: npm run grant -- EMAIL ROLE, where ROLE is ${UserRole.options.join(', ')}`;

/** `npm run grant -- EMAIL ROLE`: makes a user who has signed in an analyst or admin, or a plain user again. */
await runCommand(async () => {
  const [email, wanted] = process.argv.slice(2);
  const role = UserRole.safeParse(wanted);
  if (email === undefined || !role.success) throw new CommandError(USAGE);
  await withDatabase(readSettings(process.env), async ({ db }) => {
    if (!(await grantRole(db, email, role.data))) {
      throw new CommandError(`Nobody has signed in with ${email}, or Google has not verified it as theirs.`);
    }
    process.stdout.write(`${email} is ${role.data}, within ten minutes where they are signed in.\n`);
  });
});
