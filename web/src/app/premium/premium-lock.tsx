import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { PaymentOnItsWay } from '../../features/premium/payment-on-its-way.tsx';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { Button } from '../../ui/button.tsx';
import { LockEmblem } from '../../ui/lock-emblem.tsx';

interface PremiumLockProps {
  /** What Premium opens here, in a sentence. */
  offer: string;
  onPaid: () => void;
  /** The fixed words under the blur: what is paid for is not in the page. */
  children: ReactNode;
}

/** A premium page as a free reader sees it: its shape under a blur, and the way in. */
export function PremiumLock({ offer, onPaid, children }: PremiumLockProps) {
  const { i18n } = useLingui();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      {!upgrading && <PaymentOnItsWay onPaid={onPaid} />}
      <div className="relative">
        <div aria-hidden="true" inert className="select-none blur-[6px]">
          {children}
        </div>
        <div className="absolute inset-0 flex items-start justify-center p-3 pt-10">
          <section
            aria-label={i18n.t('Premium Content')}
            className="sticky top-24 w-full max-w-sm rounded-card border border-floodlight/50 bg-surface p-5 text-center shadow-card"
          >
            <LockEmblem />
            <h2 className="text-lg font-bold">{i18n.t('Premium Content')}</h2>
            <p className="mt-1 text-sm text-muted">{offer}</p>
            <p className="mb-4 mt-1 text-sm text-muted">
              {i18n.t('₹499 for one month, including GST. Does not renew.')}
            </p>
            <Button look="premium" size="large" className="w-full" onClick={() => setUpgrading(true)}>
              {i18n.t('Upgrade')}
            </Button>
          </section>
        </div>
      </div>
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} onPaid={onPaid} />
    </>
  );
}
