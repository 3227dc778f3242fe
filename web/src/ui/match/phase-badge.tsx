import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge, LiveDot } from '../layout/badge.tsx';
import { delayText, type DataAge } from './data-age.ts';
import type { MatchView } from './match-view.ts';

const badges = {
  live: { text: sentence('LIVE'), tone: 'live' },
  upcoming: { text: sentence('UPCOMING'), tone: 'sky' },
  completed: { text: sentence('COMPLETED'), tone: 'neutral' },
} as const;

/** The part of the data's age that a card shows. */
export type CardAge = Pick<DataAge, 'isCached' | 'delayedMinutes'>;

interface PhaseBadgeProps extends Partial<CardAge> {
  phase: MatchView['phase'];
  /** Coloured text without the frame, in a list whose age a line above it says. */
  isPlain?: boolean;
}

/**
 * LIVE, UPCOMING or COMPLETED. While the score may be out of date, LIVE becomes a grey `Cached` or an amber
 * `Delayed 4 min`, in a list `Old score`.
 */
export function PhaseBadge({
  phase,
  isCached = false,
  delayedMinutes = null,
  isPlain = false,
}: PhaseBadgeProps) {
  const { i18n } = useLingui();
  if (phase === 'live' && isOutOfDate({ isCached, delayedMinutes })) {
    if (isPlain) return <Badge isPlain>{i18n.t('Old score')}</Badge>;
    return (
      <Badge tone={delayedMinutes === null ? 'neutral' : 'late'}>
        {delayedMinutes === null ? i18n.t('Cached') : delayText(i18n, delayedMinutes)}
      </Badge>
    );
  }
  return (
    <Badge isPlain={isPlain} tone={badges[phase].tone}>
      {phase === 'live' && <LiveDot />}
      {i18n.t(badges[phase].text)}
    </Badge>
  );
}

/** Returns whether scores of this age may have changed since. */
export function isOutOfDate({ isCached = false, delayedMinutes = null }: Partial<CardAge>): boolean {
  return isCached || delayedMinutes !== null;
}
