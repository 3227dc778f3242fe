import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { GoogleClient } from '../vendors/google/verify-credential.ts';
import type { AccessTokens, RotatedKeys } from './access-tokens.ts';
import type { RevokedSessions } from './revoked-sessions.ts';
import type { RoleLists } from './roles.ts';

/** The personal data that another feature stores. */
export interface PersonalDataSource {
  /** Its name in the export file. */
  readonly name: string;
  /** Returns everything stored about a user, serialisable as JSON. */
  collect(userId: string): Promise<unknown>;
  /** Deletes the data, or anonymises what the law requires us to retain, as part of account deletion. */
  erase(userId: string, tx: Transaction): Promise<void>;
}

/** The dependencies of this feature's functions. */
export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly google: GoogleClient;
  readonly tokens: AccessTokens;
  /** The first key derives new refresh tokens. The others recognise repeated requests for tokens that they derived. */
  readonly refreshKeys: RotatedKeys;
  readonly revokedSessions: RevokedSessions;
  readonly roleLists: RoleLists;
  /** Returns the end of a user's Premium, which may be past; null when they never had it. */
  readonly readPremiumUntil: (userId: string) => Promise<Date | null>;
  /** Lists the personal data sources of other features. A function, because they are created later. */
  readonly listPersonalRecords: () => readonly PersonalDataSource[];
  /** Counts a session that was revoked because of token reuse, for the metrics. */
  readonly countTokenReuse: () => void;
}
