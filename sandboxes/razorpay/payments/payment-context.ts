import type { Webhooks } from './webhooks.ts';
import type { Book } from '../book/store.ts';

/** Everything that taking money needs: what is written down, and who is told of it. */
export interface Till {
  readonly book: Book;
  readonly webhooks: Webhooks;
}
