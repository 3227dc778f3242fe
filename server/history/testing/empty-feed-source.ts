import type { FeedSource } from '../names/feed-source.ts';

/** A feed without matches. */
export const emptyFeedSource: FeedSource = {
  match: async () => null,
  progress: async () => null,
  points: async () => null,
};
