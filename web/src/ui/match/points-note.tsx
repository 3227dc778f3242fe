import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

interface PointsNoteProps {
  of: 'expected' | 'lineUp' | 'live';
  className?: string;
}

/** Explains a number of points, in the same words everywhere. */
export function PointsNote({ of, className = '' }: PointsNoteProps) {
  const { i18n } = useLingui();
  return <p className={`text-sm text-muted ${className}`}>{textOf(i18n)[of]}</p>;
}

function textOf(i18n: I18n): Readonly<Record<PointsNoteProps['of'], string>> {
  return {
    expected: i18n.t(
      'Expected points: what the player makes in such a match on average, before the captain’s double.',
    ),
    lineUp: i18n.t(
      'Points of a line-up: what its eleven make together on average, the captain’s twice, the vice-captain’s one and a half times.',
    ),
    live: i18n.t('What the player has so far and what the rest of the match should bring.'),
  };
}
