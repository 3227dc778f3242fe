import { useLingui } from '@lingui/react';
import { useContext } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PaymentWatchContext } from './payment-watch.ts';

/** A line at the top of a page while a payment is on its way; nothing on pages for visitors. */
export function PaymentOnItsWay({ className }: { className: string }) {
  const { i18n } = useLingui();
  if (!useContext(PaymentWatchContext)?.isPending) return null;
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center gap-3 rounded-control border border-line bg-surface p-3 text-sm',
        className,
      )}
    >
      <Spinner small /> {i18n.t('Your payment is on its way. Premium switches on by itself.')}
    </p>
  );
}
