import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePriceText } from '../../platform/api/premium-plan.ts';
import { classNames } from '../text/class-names.ts';

interface OfferBoxProps {
  heading: 'h2' | 'h3';
  title: string;
  /** What Premium includes here, in a sentence. */
  offer: string;
  /** Small enough, on a phone, for a row of cards. */
  isCompact?: boolean;
  className?: string;
  /** The button or link to it. */
  children: ReactNode;
}

/** A Premium offer over blurred content: what it is, what Premium includes, and its price. */
export function OfferBox({
  heading: Heading,
  title,
  offer,
  isCompact = false,
  className,
  children,
}: OfferBoxProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'w-full max-w-sm rounded-card border border-floodlight/50 bg-surface text-center shadow-card',
        isCompact ? 'p-3 sm:p-5' : 'p-5',
        className,
      )}
    >
      <span
        className={classNames(
          'mx-auto mb-3 inline-flex size-11 items-center justify-center rounded-full bg-floodlight/15 text-floodlight',
          isCompact && 'max-sm:hidden',
        )}
      >
        <Lock aria-hidden="true" className="size-5" />
      </span>
      <Heading className="text-lg font-bold">{title}</Heading>
      <p className={classNames('mt-1 text-sm text-muted', isCompact && 'max-sm:hidden')}>{offer}</p>
      <p className={classNames('mt-1 text-sm text-muted', isCompact ? 'mb-2 sm:mb-4' : 'mb-4')}>
        <PriceNote />
      </p>
      <div className={classNames('flex gap-2', isCompact ? 'justify-center sm:flex-col' : 'flex-col')}>
        {children}
      </div>
    </section>
  );
}

/** The price of Premium, in a sentence. Keeps its space, hidden, until the price is known. */
export function PriceNote() {
  const { i18n } = useLingui();
  const price = usePriceText();
  return (
    <span className={price === null ? 'invisible' : undefined}>
      {i18n.t('{price} for one month, including GST. Does not renew.', { price: price ?? '' })}
    </span>
  );
}
