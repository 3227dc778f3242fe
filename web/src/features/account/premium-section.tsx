import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { longDayText } from '../../ui/text/full-dates.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { PriceNote } from '../../ui/feedback/offer-box.tsx';
import { PremiumNumbers } from '../../ui/feedback/premium-numbers.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

interface PremiumSectionProps {
  query: { data: PremiumStatus | undefined; error: unknown; refetch: () => unknown };
  onUpgrade: () => void;
}

/**
 * The state of Premium, its end, and the buttons to cancel it or undo the cancellation; without Premium, to upgrade.
 */
export function PremiumSection({ query, onUpgrade }: PremiumSectionProps) {
  const { i18n } = useLingui();
  return (
    <SectionCard title={i18n.t('Premium')} note={query.data?.isPremium === false && <PriceNote />}>
      <QueryState query={query} skeletons={['h-31']}>
        {(premium) =>
          premium.isPremium ? (
            <ActivePremium premium={premium} onChanged={query.refetch} />
          ) : (
            <>
              <PremiumNumbers className="mb-4" />
              <Button look="premium" size="large" className="max-sm:w-full" onClick={onUpgrade}>
                {i18n.t('Upgrade to Premium')}
              </Button>
            </>
          )
        }
      </QueryState>
    </SectionCard>
  );
}

function ActivePremium({ premium, onChanged }: { premium: PremiumStatus; onChanged: () => unknown }) {
  const { i18n } = useLingui();
  const [isCancelling, setIsCancelling] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      premium.subscriptionActive
        ? callApi('POST /api/subscriptions/premium/cancel/')
        : callApi('POST /api/subscriptions/premium/resume/'),
    onSuccess: () => {
      setIsCancelling(false);
      return onChanged();
    },
  });
  const until = premium.premiumUntil && longDayText(i18n, premium.premiumUntil);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        {until && (
          <dl>
            <dt className="text-sm text-muted">{i18n.t('Your month ends')}</dt>
            <dd className="text-xl font-extrabold tabular">{until}</dd>
          </dl>
        )}
        <Badge tone={premium.subscriptionActive ? 'premium' : 'neutral'}>
          {i18n.t(premium.subscriptionActive ? 'Active' : 'Cancelled')}
        </Badge>
      </div>
      {until && premium.subscriptionActive && (
        <p className="mt-1 text-sm text-muted">{i18n.t('Nothing renews, nothing is charged.')}</p>
      )}
      {until && !premium.subscriptionActive && (
        <p className="mt-1 text-sm text-muted">
          {i18n.t('You cancelled: until then everything stays open to you.')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-4">
        {premium.subscriptionActive ? (
          <Button look="quiet" className="-mx-4" onClick={() => setIsCancelling(true)}>
            {i18n.t('Cancel subscription')}
          </Button>
        ) : (
          <Button look="outline" busy={change.isPending} onClick={() => change.mutate()}>
            {i18n.t('Undo cancellation')}
          </Button>
        )}
        {!isCancelling && <InlineError error={change.error} />}
      </div>
      {isCancelling && <CancelDialog until={until} change={change} onClose={() => setIsCancelling(false)} />}
    </>
  );
}
