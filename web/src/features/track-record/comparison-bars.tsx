import type { ReactNode } from 'react';
import { classNames } from '../../ui/text/class-names.ts';

interface ComparisonBarsProps {
  title: string;
  /** Ours first, in the colour of the brand; `text` is the value as shown. */
  bars: readonly { label: string; value: number; text: string }[];
  /** The value of a full bar. */
  full: number;
  /** What to make of it. */
  children?: ReactNode;
}

/** One number of ours beside those of others, as bars on one scale from zero. */
export function ComparisonBars({ title, bars, full, children }: ComparisonBarsProps) {
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <h3 className="text-sm text-muted">{title}</h3>
      <ul className="mt-2 space-y-2">
        {bars.map(({ label, value, text }, index) => (
          <li key={label}>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              {label}{' '}
              <b
                className={classNames(
                  'tabular',
                  index === 0 ? 'text-2xl leading-7 font-extrabold' : 'text-base font-bold',
                )}
              >
                {text}
              </b>
            </p>
            <div aria-hidden="true" className="mt-1 h-2 rounded-full bg-raised">
              <div
                className={classNames('h-full rounded-full', index === 0 ? 'bg-turf' : 'bg-muted/60')}
                style={{ width: `${Math.min(100, (value / full) * 100)}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
