import type { Author } from '../accounts/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';

/** What the actions of this feature work with. */
export interface ForumContext {
  readonly db: Database;
  readonly clock: Clock;
  /** How users are shown to others, by id; those who are gone are not in it. */
  readonly findAuthors: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Author>>;
  /** Keeps an author from being erased until what they write is written; throws when they are gone. */
  readonly lockUser: (tx: Transaction, userId: string) => Promise<void>;
  /** What a match of the feed is called; null when there is none of that key. */
  readonly findMatchTitle: (matchKey: string) => Promise<string | null>;
}
