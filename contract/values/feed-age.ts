import { z } from 'zod';
import { Instant } from './scalars.ts';

/** How old live scores are, as every answer and event that carries them says it. */
export const FeedAge = z.object({
  /** When the vendor last answered; 1970 before it ever did. */
  as_of: Instant,
  /** Seconds after `as_of` from which live scores count as delayed. */
  delayed_after: z.int(),
});
export type FeedAge = z.infer<typeof FeedAge>;
