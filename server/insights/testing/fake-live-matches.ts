import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { LiveMatches } from '../model/insights-context.ts';

/** Fake live matches of a test, with squads and tallies only if given. */
export function fakeLiveMatches(
  currentMatches: LiveMatches['currentMatches'],
  view: Partial<LiveMatches['view']> = {},
): LiveMatches & { readonly currentMatches: () => readonly MatchSummary[] } {
  return {
    currentMatches,
    view: { squads: async () => [], playerTallies: async () => [], progress: async () => null, ...view },
  };
}
