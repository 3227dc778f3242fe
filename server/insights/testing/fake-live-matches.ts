import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { MatchFeed } from '../model/insights-context.ts';

/** Live matches as a test tells them; squads and figures only where it gives them. */
export function feedOf(
  currentMatches: MatchFeed['currentMatches'],
  view: Partial<MatchFeed['view']> = {},
): MatchFeed & { readonly currentMatches: () => readonly MatchSummary[] } {
  return { currentMatches, view: { squads: async () => [], figures: async () => [], ...view } };
}
