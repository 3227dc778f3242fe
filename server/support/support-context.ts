import type { User } from '@gullylens/contract/http/auth';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';

/** What the actions of this feature work with. */
export interface SupportContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The user as the browser knows them; null when the account is gone. */
  readonly findUser: (userId: string) => Promise<User | null>;
  /** Keeps a person from being erased until their ticket is written; throws when they are gone. */
  readonly holdUser: (tx: Transaction, userId: string) => Promise<void>;
}
