import { useLingui } from '@lingui/react';
import { Button } from '../../ui/controls/button.tsx';
import { OfferBox } from '../../ui/feedback/offer-box.tsx';

/** The forum as a free reader sees it: an offer. */
export function LockedForum({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex justify-center">
      <OfferBox
        heading="h2"
        title={i18n.t('The forum is for members')}
        offer={i18n.t('Compare notes with members and analysts before the toss.')}
      >
        <Button look="premium" size="large" className="px-3!" onClick={onUpgrade}>
          {i18n.t('Get Premium Access')}
        </Button>
      </OfferBox>
    </div>
  );
}
