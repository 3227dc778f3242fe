import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { GoogleClient } from '../vendors/google/verify-credential.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { PersonalRecords } from './personal-records.ts';
import type { ListedEmails } from './role-of-user.ts';

/** What the actions of this feature work with. */
export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly google: GoogleClient;
  readonly tokens: AccessTokens;
  readonly refreshKey: Uint8Array;
  readonly ended: EndedSessions;
  readonly listedEmails: ListedEmails;
  /** Until when a user has Premium; null when never. */
  readonly readPremiumUntil: (userId: string) => Promise<Date | null>;
  readonly listPersonalRecords: () => readonly PersonalRecords[];
  readonly countTokenReuse: () => void;
}
