import { useLingui } from '@lingui/react';
import { classNames } from '../text/class-names.ts';

/** Whose points count twice, and whose one and a half times: the first two players of a line-up, in this order. */
export const ARMBANDS = ['captain', 'vice-captain'] as const;

export type Armband = (typeof ARMBANDS)[number];

/** The marks of fantasy games, the same in every language. */
export const armbandLetters = { captain: 'C', 'vice-captain': 'VC' } as const;

interface ArmbandMarkProps {
  armband: Armband;
  className?: string;
}

/** The round mark of a captain, `C`, or of a vice-captain, `VC`. */
export function ArmbandMark({ armband, className }: ArmbandMarkProps) {
  const { i18n } = useLingui();
  const isCaptain = armband === 'captain';
  return (
    <span
      role="img"
      aria-label={i18n.t(isCaptain ? 'Captain' : 'Vice-captain')}
      className={classNames(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full px-1 text-xs font-extrabold',
        isCaptain ? 'bg-gold text-on-gold' : 'bg-text text-ink',
        className,
      )}
    >
      {armbandLetters[armband]}
    </span>
  );
}
