import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { LiveMatches } from '../model/insights-context.ts';

/** Live matches as a test tells them; squads and figures only where it gives them. */
export function fakeLiveMatches(
  currentMatches: LiveMatches['currentMatches'],
  view: Partial<LiveMatches['view']> = {},
): LiveMatches & { readonly currentMatches: () => readonly MatchSummary[] } {
  return { currentMatches, view: { squads: async () => [], figures: async () => [], ...view } };
}
