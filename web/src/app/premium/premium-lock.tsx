import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { usePriceText } from '../../platform/premium-plan.ts';
import { Button } from '../../ui/button.tsx';
import { OfferBox } from '../../ui/offer-box.tsx';

interface PremiumLockProps {
  /** What Premium opens here, in a sentence. */
  offer: string;
  /** The fixed words under the blur: what is paid for is not in the page. */
  children: ReactNode;
}

/** A premium page as a free reader sees it: its shape under a blur, and the way in. */
export function PremiumLock({ offer, children }: PremiumLockProps) {
  const { i18n } = useLingui();
  const price = usePriceText();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <div className="relative">
        <div aria-hidden="true" inert className="select-none blur-[6px]">
          {children}
        </div>
        <div className="absolute inset-0 flex items-start justify-center p-3 pt-10">
          <OfferBox
            heading="h2"
            title={i18n.t('Premium Content')}
            offer={offer}
            price={price}
            className="sticky top-24"
          >
            <Button look="premium" size="large" onClick={() => setUpgrading(true)}>
              {i18n.t('Upgrade')}
            </Button>
          </OfferBox>
        </div>
      </div>
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}
