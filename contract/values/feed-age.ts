import { z } from 'zod';
import { Instant } from './scalars.ts';

/** Age of the scores of the feed: part of lists of matches, of single matches and of live events. */
export const FeedAge = z.object({
  as_of: Instant.describe("CricAPI's last response; 1970 before the first."),
  delayed_after: z.int().describe('Seconds after `as_of` from which live scores count as delayed.'),
});
export type FeedAge = z.infer<typeof FeedAge>;
