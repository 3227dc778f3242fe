import type { Author } from '../accounts/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';

/** The dependencies of this feature's functions. */
export interface ForumContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Returns authors by user id. Deleted users are missing. */
  readonly findAuthors: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Author>>;
  /** Delays the deletion of the author's account until the transaction ends; throws when it is deleted. */
  readonly lockUser: (tx: Transaction, userId: string) => Promise<void>;
  /** Returns the title of a match of the feed; null when the key is unknown. */
  readonly findMatchTitle: (matchKey: string) => Promise<string | null>;
}
