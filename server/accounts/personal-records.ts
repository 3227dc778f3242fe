import type { Transaction } from '../platform/database/open-database.ts';

/** What another part of the product keeps about people. */
export interface PersonalRecords {
  /** Its name in the export file. */
  readonly name: string;
  /** All that is kept about a user, fit for a JSON file that the user is given. */
  collect(userId: string): Promise<unknown>;
  /** Removes it, or takes the person out of what the law wants kept, as part of erasing the account. */
  erase(userId: string, tx: Transaction): Promise<void>;
}
