import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import type { Armband } from '../../../ui/players/armband-mark.tsx';

/** A published analysis with the names of its picks. */
export type Picks = Extract<AnalysisCard, { locked: false }> & { captain: string };

/** Returns the analysis if this visitor may read it and it named a captain before the match. */
export function picksOf(card: AnalysisCard | undefined): Picks | undefined {
  if (!card || card.locked || card.draftedLate || card.captain === null) return undefined;
  return { ...card, captain: card.captain };
}

/** Returns the armband of a player; undefined for all others, and for all without picks. */
export function armbandOf(key: string | null, picks: Picks | undefined): Armband | undefined {
  if (key === null) return undefined;
  if (key === picks?.captainKey) return 'captain';
  return key === picks?.viceCaptainKey ? 'vice-captain' : undefined;
}
