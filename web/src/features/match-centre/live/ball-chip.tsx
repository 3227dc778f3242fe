import { useLingui } from '@lingui/react';
import { classNames } from '../../../ui/text/class-names.ts';

const looks = {
  wicket: 'border-live bg-live/15 text-live',
  six: 'border-floodlight bg-floodlight/15 text-floodlight',
  four: 'border-sky bg-sky/15 text-sky',
  plain: 'border-line bg-raised text-text',
  gap: 'border-edge text-text',
} as const;

interface BallChipProps {
  look: keyof typeof looks;
  /** As a scorer writes it: `•`, `4`, `W`. */
  mark: string;
  /** The same in words, for screen readers and as a tooltip. */
  label: string;
  /** True for several balls that were not seen one by one. */
  isGap?: boolean;
  isSmall?: boolean;
}

/** Returns the look of one ball: of a wicket, a six or a boundary four. */
export function ballLook(runs: number, wickets: number): 'wicket' | 'six' | 'four' | 'plain' {
  if (wickets > 0) return 'wicket';
  if (runs >= 6) return 'six';
  return runs === 4 ? 'four' : 'plain';
}

/** The number of an over, beside its balls. */
export function OverNumber({ over }: { over: number }) {
  const { i18n } = useLingui();
  return (
    <p className="w-9 shrink-0 text-center">
      <span className="block text-xs text-muted">{i18n.t('Over')}</span>
      <span className="block text-lg font-extrabold tabular">{over}</span>
    </p>
  );
}

/** A ball, or several balls of one change of the score, in a list of balls. */
export function BallChip({ look, mark, label, isGap = false, isSmall = false }: BallChipProps) {
  return (
    <li
      title={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border px-1.5 text-xs font-bold whitespace-nowrap tabular',
        isSmall ? 'h-6 min-w-6' : 'h-8 min-w-8',
        isGap && 'border-dashed',
        looks[isGap && look === 'plain' ? 'gap' : look],
      )}
    >
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{label}</span>
    </li>
  );
}
