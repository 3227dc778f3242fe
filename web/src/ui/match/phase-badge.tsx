import { useLingui } from '@lingui/react';
import { Badge, LiveDot, type BadgeTone } from '../layout/badge.tsx';
import { delayText, type DataAge } from './data-age.ts';
import { phaseWord, type MatchView } from './match-view.ts';

const phaseTones: Record<MatchView['phase'], BadgeTone> = {
  live: 'live',
  upcoming: 'sky',
  completed: 'neutral',
};

/** The part of the data's age that a card shows. */
export type CardAge = Pick<DataAge, 'isStale' | 'delayedMinutes'>;

interface PhaseBadgeProps extends Partial<CardAge> {
  phase: MatchView['phase'];
}

/** LIVE, UPCOMING or COMPLETED. When the feed is behind, LIVE becomes `Delayed 4 min`. */
export function PhaseBadge({ phase, isStale, delayedMinutes = null }: PhaseBadgeProps) {
  const { i18n } = useLingui();
  if (phase === 'live' && delayedMinutes !== null) {
    return <Badge tone="premium">{delayText(i18n, delayedMinutes)}</Badge>;
  }
  return (
    <Badge tone={phaseTones[phase]}>
      {phase === 'live' && <LiveDot isStale={isStale} />}
      {phaseWord(i18n, phase)}
    </Badge>
  );
}
