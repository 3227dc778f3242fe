import { useLingui } from '@lingui/react';
import { usePriceText } from '../../platform/premium-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OfferBox } from '../../ui/offer-box.tsx';

/** The words under the blur are always these: what members write is not in the page. */
const decoy = [
  'Who opens tonight?',
  'Spin or pace here?',
  'Captain before the toss',
  'Dew and the second innings',
  'Death overs, in numbers',
] as const;

/** What a free reader sees of the forum: that there is one, and the way in. */
export function LockedForum({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  const price = usePriceText();
  return (
    <div className="relative min-h-96">
      <div aria-hidden="true" inert className="select-none space-y-3 blur-[6px]">
        {decoy.map((title) => (
          <Card key={title} className="min-h-24 p-4">
            <p className="font-bold">{title}</p>
            <p className="mt-1 text-sm text-muted">A member · 12 replies</p>
          </Card>
        ))}
      </div>
      <div className="absolute inset-x-0 top-24 flex justify-center p-3">
        <OfferBox
          heading="h2"
          title={i18n.t('The forum is for members')}
          offer={i18n.t('Compare notes with members and analysts before the toss.')}
          price={price}
        >
          <Button look="premium" size="large" className="px-3!" onClick={onUpgrade}>
            {i18n.t('Get Premium Access')}
          </Button>
        </OfferBox>
      </div>
    </div>
  );
}
