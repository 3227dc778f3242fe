import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { GoogleClient } from '../vendors/google/verify-credential.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { RevokedSessions } from './revoked-sessions.ts';
import type { RoleLists } from './roles.ts';

/** What another part of the product keeps about people. */
export interface PersonalDataSource {
  /** Its name in the export file. */
  readonly name: string;
  /** All that is kept about a user, fit for a JSON file that the user is given. */
  collect(userId: string): Promise<unknown>;
  /** Removes it, or takes the person out of what the law wants kept, as part of erasing the account. */
  erase(userId: string, tx: Transaction): Promise<void>;
}

/** What the actions of this feature work with. */
export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly google: GoogleClient;
  readonly tokens: AccessTokens;
  readonly refreshKey: Uint8Array;
  readonly ended: RevokedSessions;
  readonly listedEmails: RoleLists;
  /** Until when a user has or had Premium; null when never. */
  readonly readPremiumUntil: (userId: string) => Promise<Date | null>;
  /** What other features store about users; called when it is needed, because they are created later. */
  readonly listPersonalRecords: () => readonly PersonalDataSource[];
  readonly countTokenReuse: () => void;
}
