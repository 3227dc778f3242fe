import type { Webhooks } from './create-webhooks.ts';
import type { Book } from './open-book.ts';

/** Everything that taking money needs: what is written down, and who is told of it. */
export interface Till {
  readonly book: Book;
  readonly webhooks: Webhooks;
}
