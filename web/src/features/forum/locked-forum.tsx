import { useLingui } from '@lingui/react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { OfferBox } from '../../ui/feedback/offer-box.tsx';

/** Empty cards under the offer, because members' posts are not sent to free users. */
const CARDS = 5;

/** The forum as a free reader sees it: an offer. */
export function LockedForum({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="relative min-h-96">
      <div aria-hidden="true" className="space-y-3">
        {Array.from({ length: CARDS }, (_, at) => (
          <Card key={at} className="min-h-24 p-4">
            <div className="h-4 w-1/2 rounded bg-raised" />
            <div className="mt-3 h-3 w-1/4 rounded bg-raised" />
          </Card>
        ))}
      </div>
      <div className="absolute inset-x-0 top-24 flex justify-center p-3">
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
    </div>
  );
}
