import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

const tones = {
  neutral: 'border-line bg-raised text-muted',
  turf: 'border-turf/40 bg-turf/5 text-turf',
  premium: 'border-floodlight/50 bg-floodlight/5 text-floodlight',
  live: 'border-live/50 bg-live/10 text-live',
  late: 'border-floodlight/50 bg-floodlight/5 text-floodlight',
  sky: 'border-sky/40 bg-sky/10 text-sky',
} as const;

/** The colours of a badge. */
export type BadgeTone = keyof typeof tones;

interface BadgeProps {
  tone?: BadgeTone;
  /** Coloured text without the frame. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A short label with a coloured background. */
export function Badge({ tone = 'neutral', isPlain = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center text-xs font-semibold',
        isPlain ? 'gap-1 bg-transparent!' : 'min-h-6 gap-1.5 rounded-full border px-2',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

interface CountBadgeProps {
  count: number;
  tone?: BadgeTone;
  hideZero?: boolean;
}

/** A number beside a tab or a heading. A tab without the number that `hideZero` hides centres its label in the same width. */
export function CountBadge({ count, tone = 'neutral', hideZero = false }: CountBadgeProps) {
  return (
    <span
      data-hidden={(hideZero && count === 0) || undefined}
      className={classNames(
        'min-h-5 min-w-6 items-center justify-center rounded-full border px-1 text-xs font-bold tabular in-aria-selected:border-current in-aria-selected:bg-transparent in-aria-selected:text-current',
        tones[tone],
        hideZero && count === 0 ? 'hidden' : 'inline-flex',
      )}
    >
      {count}
    </span>
  );
}

/** The dot beside LIVE. */
export function LiveDot() {
  return <span aria-hidden="true" className="size-1.5 animate-pulse-soft rounded-full bg-live" />;
}
