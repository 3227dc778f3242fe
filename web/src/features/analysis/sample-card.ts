import type { FantasyPoints } from '@gullylens/contract/http/history/played-matches';
import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';

/** The card of the analysis that users without Premium may read. */
export type SampleCard = AnalysisCard & { locked: false };

/** Returns the card of the free sample; undefined without one, and for members. */
export function sampleOf(cards: readonly AnalysisCard[]): SampleCard | undefined {
  return cards.find((card): card is SampleCard => !card.locked && card.sample);
}

/** Returns whether the list of cards is that of a user without Premium; false for an empty list. */
export function isForFreeUser(cards: readonly AnalysisCard[]): boolean {
  return sampleOf(cards) !== undefined || cards.some(({ locked }) => locked);
}

/** Open analyses shown at first to users without Premium, so that the offer is near. */
export const FIRST_FOR_FREE_USERS = 3;

/** Points by the key of the player. */
export type PointsOf = ReadonlyMap<string | null, number>;

/** Returns the points of the match of a sample; undefined while they are unknown or an estimate. */
export function exactPoints(points: FantasyPoints | undefined): PointsOf | undefined {
  if (points?.basis !== 'balls') return undefined;
  return new Map(points.players.map((player) => [player.key, player.points]));
}
