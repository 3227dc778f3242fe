import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';

const texts = {
  expected: sentence(
    'Expected points: what the player scores in such a match on average, without the captain’s double.',
  ),
  lineUp: sentence(
    'Points of a line-up: what its eleven score together on average, the captain’s twice, the vice-captain’s one and a half times.',
  ),
} as const;

interface PointsNoteProps {
  kind: keyof typeof texts;
  className?: string;
}

/** Explains a number of points with the same text on every screen. */
export function PointsNote({ kind, className = '' }: PointsNoteProps) {
  const { i18n } = useLingui();
  return <p className={`text-sm text-muted ${className}`}>{i18n.t(texts[kind])}</p>;
}
