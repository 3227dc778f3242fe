import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { OfferBox } from '../../ui/offer-box.tsx';

/** The offer over blurred cards. Only its own box takes clicks; around it the cards still open the same dialog. */
export function PremiumOverlay({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="pointer-events-none absolute inset-0 flex items-start justify-center p-3 pt-10 md:items-center md:pt-3">
      <OfferBox
        heading="h3"
        title={i18n.t('Premium Content')}
        offer={i18n.t('Pitch, form, venue and captain calls, worked out ball by ball.')}
        className="pointer-events-auto sticky top-24"
      >
        <Button look="premium" size="large" className="px-3!" onClick={onUpgrade}>
          {i18n.t('Get Premium Access')}
        </Button>
        <Button look="quiet" onClick={onUpgrade}>
          {i18n.t('Upgrade')}
        </Button>
      </OfferBox>
    </div>
  );
}
