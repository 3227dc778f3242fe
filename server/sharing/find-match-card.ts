import { cardOfFeedMatch, cardOfPlayedMatch, type MatchCard } from './describe-match.ts';
import type { SharingContext } from './sharing-context.ts';

/** Finds what anyone may see of a match, by the feed's key or the history's id. Null when neither knows it. */
export async function findMatchCard(
  { feedMatch, playedMatch }: Pick<SharingContext, 'feedMatch' | 'playedMatch'>,
  key: string,
): Promise<MatchCard | null> {
  const match = await feedMatch(key);
  if (match) return cardOfFeedMatch(match);
  const played = await playedMatch(key);
  return played && cardOfPlayedMatch(played);
}
