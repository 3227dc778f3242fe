import { UserRole } from '@gullylens/contract/http/auth';
import { grantRole } from '../../accounts/public.ts';
import { readEnvironment } from '../../config/read-environment.ts';
import { readSettings } from '../../config/read-settings.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

const USAGE = `Usage: npm run grant -- EMAIL ROLE, where ROLE is ${UserRole.options.join(', ')}`;

/** `npm run grant -- EMAIL ROLE`: makes a user who has signed in an analyst or admin, or a plain user again. */
await runCommand(async () => {
  const [email, name] = process.argv.slice(2);
  const role = UserRole.safeParse(name);
  if (email === undefined || !role.success) throw new CommandError(USAGE);
  await withDatabase(readSettings(readEnvironment()), async ({ db }) => {
    if (!(await grantRole(db, email, role.data))) {
      throw new CommandError(`No user has signed in with ${email}, or Google has not verified the address.`);
    }
    process.stdout.write(
      `${email} now has the role ${role.data}. Signed-in devices get it within ten minutes.\n`,
    );
  });
});
