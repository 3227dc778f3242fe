import { useLingui } from '@lingui/react';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { usePriceText } from '../../platform/api/premium-plan.ts';
import { Button } from '../controls/button.tsx';
import { classNames } from '../text/class-names.ts';

/** What a member gets; catalogue keys. */
export const benefits = [
  sentence('Captain, vice-captain and three GL teams'),
  sentence('Expected points of every player'),
  sentence('Line-ups by your own rules'),
  sentence('Live win probability and projected totals'),
  sentence('Elite forum and priority support'),
] as const;

interface OfferBoxProps {
  title: string;
  /** What is free, above what Premium includes. */
  facts?: ReactNode;
  /** Short phrases of what Premium includes; catalogue keys. */
  offer: readonly string[];
  className?: string;
  /** The button or link to it. */
  children: ReactNode;
}

/** A Premium offer beside what is free: what it is, what Premium includes, and its price. */
export function OfferBox({ title, facts, offer, className, children }: OfferBoxProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex w-full max-w-sm flex-col rounded-card border border-floodlight/50 bg-surface p-5',
        className,
      )}
    >
      <h2 className="flex items-center gap-2 text-lg font-bold">
        <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" /> {title}
      </h2>
      {facts}
      <OfferLines lines={offer} />
      <p className="mb-4 text-sm text-muted">
        <PriceNote />
      </p>
      {children}
    </section>
  );
}

interface OfferBarProps {
  title: string;
  /** A text, or short phrases of what Premium includes; catalogue keys. */
  offer?: string | readonly string[];
  /** Shown below the offer. */
  children?: ReactNode;
  heading?: 'h2' | 'h3';
  /** The name of the button; by default that of all others. */
  action?: string;
  /** A control at the end of the title's line. */
  control?: ReactNode;
  onUpgrade: () => void;
}

/** A Premium offer above a list: its button stands beside the text where there is room, else below it. */
export function OfferBar({
  heading: Heading = 'h2',
  title,
  offer,
  action,
  control,
  children,
  onUpgrade,
}: OfferBarProps) {
  const { i18n } = useLingui();
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-floodlight/50 bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3 max-sm:justify-between">
          <Heading className="flex items-center gap-2 text-lg font-bold">
            <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" /> {title}
          </Heading>
          {control}
        </div>
        {typeof offer === 'string' && <p className="text-sm text-muted">{offer}</p>}
        {typeof offer === 'object' && <OfferLines lines={offer} />}
        {children}
        <p className="text-sm text-muted">
          <PriceNote />
        </p>
      </div>
      <Button look="premium" size="large" className="max-sm:w-full" onClick={onUpgrade}>
        {action ?? i18n.t('Upgrade')}
      </Button>
    </section>
  );
}

/** Short phrases of what Premium includes; catalogue keys. */
function OfferLines({ lines }: { lines: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="my-3 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-2 text-sm font-medium">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Check aria-hidden="true" className="size-5 shrink-0 text-turf" />
          {i18n.t(line)}
        </li>
      ))}
    </ul>
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
