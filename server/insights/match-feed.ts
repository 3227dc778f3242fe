import type { MatchSummary } from '@gullylens/contract/http/match';
import type { Matches } from '../matches/public.ts';

/** What the analyses need of the live matches. */
export interface MatchFeed {
  readonly currentMatches: () => readonly MatchSummary[];
  readonly view: Pick<Matches['view'], 'squads' | 'figures'>;
}
