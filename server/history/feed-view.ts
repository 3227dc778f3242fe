import type { MatchSummary } from '@gullylens/contract/http/match';
import type { FantasyPoints, MatchProgress } from '@gullylens/contract/http/played-matches';
import type { RuleSetName } from '@gullylens/engine/fantasy/rule-sets';

/** What history needs to know of a match of the feed, to tell of it or to find it again. */
export type FeedFixture = Pick<
  MatchSummary,
  'teams' | 'date' | 'dateTimeGMT' | 'matchType' | 'phase' | 'score'
>;

/** What the feed tells of a match while history does not have it; each gives `null` where the feed does not know. */
export interface FeedView {
  match(key: string): Promise<FeedFixture | null>;
  progress(key: string): Promise<MatchProgress | null>;
  points(key: string, rules: RuleSetName): Promise<FantasyPoints | null>;
}

/** For a history without a feed beside it. */
export const noFeed: FeedView = {
  match: async () => null,
  progress: async () => null,
  points: async () => null,
};
