import { and, eq, isNull } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { users } from './tables.ts';

interface Name {
  readonly first: string;
  readonly last: string;
}

/** Gives a person the name they typed, which signing in with Google leaves alone from then on. */
export async function renameUser(
  context: AccountsContext,
  userId: string,
  { first, last }: Name,
): Promise<void> {
  await context.db
    .update(users)
    .set({
      firstName: first,
      lastName: last,
      suppliedName: `${first} ${last}`.trim(),
      nameEditedAt: context.clock.now(),
    })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
}
