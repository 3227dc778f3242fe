import { useLingui } from '@lingui/react';
import { classNames } from '../text/class-names.ts';

const looks = {
  wicket: 'border-live bg-live text-ink',
  six: 'border-floodlight bg-floodlight text-ink',
  four: 'border-sky bg-sky text-ink',
  plain: 'border-line bg-raised text-text',
  dot: 'border-line bg-raised text-muted',
  gap: 'border-edge text-text',
  gapWithWicket: 'border-live text-live',
} as const;

/** On the narrowest phones smaller, so that the six balls of an over fit in one line. */
const OVER_CHIP = 'h-6.5 min-w-6.5 max-[22.5rem]:h-5 max-[22.5rem]:min-w-5';

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

/** Returns the look of one ball: of a wicket, a six, a boundary four or a dot ball. */
export function ballLook(runs: number, wickets: number): 'wicket' | 'six' | 'four' | 'plain' | 'dot' {
  if (wickets > 0) return 'wicket';
  if (runs >= 6) return 'six';
  if (runs === 4) return 'four';
  return runs === 0 ? 'dot' : 'plain';
}

interface OverNumberProps {
  /** A range of overs as `8–9`. */
  over: number | string;
  /** True of the over in play. */
  isCurrent?: boolean;
}

/** The number of an over, beside its balls. */
export function OverNumber({ over, isCurrent = false }: OverNumberProps) {
  const { i18n } = useLingui();
  const isRange = typeof over === 'string';
  return (
    <p className="w-[3.25rem] shrink-0 pt-0.5 text-center whitespace-nowrap">
      <span
        className={classNames(
          'block text-xs',
          isCurrent ? 'font-semibold text-turf in-data-stale:text-muted' : 'text-muted',
        )}
      >
        {isRange ? i18n.t('Overs') : i18n.t(isCurrent ? 'This over' : 'Over')}
      </span>
      <span className={classNames('block leading-6 font-extrabold tabular', isRange ? 'text-sm' : 'text-lg')}>
        {over}
      </span>
    </p>
  );
}

/** The place of a ball of this over that is not bowled yet. */
export function BallToCome() {
  return (
    <li aria-hidden="true" className={classNames('shrink-0 rounded-full border border-line', OVER_CHIP)} />
  );
}

/** A ball, or several balls of one change of the score, in a list of balls. */
export function BallChip({ look, mark, label, isGap = false, isSmall = false }: BallChipProps) {
  return (
    <li
      title={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border px-1 max-[22.5rem]:px-0.5 text-xs font-bold whitespace-nowrap tabular',
        isSmall ? 'h-6 min-w-6' : OVER_CHIP,
        isGap && 'border-dashed',
        looks[isGap ? (look === 'wicket' ? 'gapWithWicket' : 'gap') : look],
      )}
    >
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{label}</span>
    </li>
  );
}
