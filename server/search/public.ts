import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { SearchResults, searchRoutes } from '@gullylens/contract/http/search';
import { success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { searchMatches, wordsOf } from './search-matches.ts';

interface SearchNeeds {
  /** Matches in memory. */
  readonly currentMatches: () => readonly MatchSummary[];
  readonly searchNames: (
    words: readonly string[],
  ) => Promise<Pick<SearchResults, 'players' | 'teams' | 'venues'>>;
}

/** Words searched; further ones are ignored. No name has more. */
const MAX_WORDS = 8;

/** Creates the search over the feed's matches in memory and the names of the history (api role). */
export function createSearch({ currentMatches, searchNames }: SearchNeeds): {
  handlers: Handlers<typeof searchRoutes>;
} {
  return {
    handlers: {
      search: async ({ query }) => {
        const words = wordsOf(query.q).slice(0, MAX_WORDS);
        return success({ ...searchMatches(currentMatches(), words), ...(await searchNames(words)) });
      },
    },
  };
}
