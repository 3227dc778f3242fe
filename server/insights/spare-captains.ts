import type { Analysis } from '@gullylens/contract/http/analysis';

type Named = Pick<Analysis, 'captainChoices' | 'flopPlayers'>;

/**
 * Nobody is captain or vice-captain and a flop in one analysis: captains come from what is expected, flops from how far
 * somebody fell of late, and whoever leads by the first is not to be warned of by the second.
 */
export function spareCaptains<Content extends Named>(content: Content): Content {
  const { primary, alternative } = content.captainChoices;
  const captains = [primary?.key, alternative?.key];
  return { ...content, flopPlayers: content.flopPlayers.filter(({ key }) => !captains.includes(key)) };
}
