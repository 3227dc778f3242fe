import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LockEmblem } from './lock-emblem.tsx';
import { PriceNote } from './price-note.tsx';

interface OfferBoxProps {
  heading: 'h2' | 'h3';
  title: string;
  /** What Premium opens here, in a sentence. */
  offer: string;
  /** What Premium costs; null until it is known. */
  price: string | null;
  className?: string;
  /** The way in. */
  children: ReactNode;
}

/** What stands over something locked: what it is, what opens it, what that costs. */
export function OfferBox({ heading: Heading, title, offer, price, className, children }: OfferBoxProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'w-full max-w-sm rounded-card border border-floodlight/50 bg-surface p-5 text-center shadow-card',
        className,
      )}
    >
      <LockEmblem />
      <Heading className="text-lg font-bold">{title}</Heading>
      <p className="mt-1 text-sm text-muted">{offer}</p>
      <p className="mb-4 mt-1 text-sm text-muted">
        <PriceNote price={price} />
      </p>
      <div className="flex flex-col gap-2">{children}</div>
    </section>
  );
}
