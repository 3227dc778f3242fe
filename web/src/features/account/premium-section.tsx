import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { usePriceText } from '../../platform/premium-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDayText } from '../../ui/dates.ts';
import { PriceNote } from '../../ui/price-note.tsx';
import { AccountSection, SectionState } from './account-section.tsx';

interface PremiumSectionProps {
  /** Null until it is known, and where it could not be read. */
  premium: PremiumStatus | null;
  isPending: boolean;
  onUpgrade: () => void;
  onChanged: () => void;
}

/** Whether Premium is on, until when, and how to cancel it or take that back. */
export function PremiumSection({ premium, isPending, onUpgrade, onChanged }: PremiumSectionProps) {
  const { i18n } = useLingui();
  return (
    <AccountSection title={i18n.t('Premium')} note={<PriceNote price={usePriceText()} />}>
      {premium === null ? (
        <SectionState query={{ isError: !isPending, error: null, refetch: onChanged }} height="h-21" />
      ) : premium.isPremium ? (
        <ActivePremium premium={premium} onChanged={onChanged} />
      ) : (
        <Button look="premium" onClick={onUpgrade}>
          {i18n.t('Upgrade to Premium')}
        </Button>
      )}
    </AccountSection>
  );
}

function ActivePremium({ premium, onChanged }: { premium: PremiumStatus; onChanged: () => void }) {
  const { i18n } = useLingui();
  const change = useMutation({
    mutationFn: () =>
      premium.subscriptionActive
        ? callApi('POST /api/subscriptions/premium/cancel/')
        : callApi('POST /api/subscriptions/premium/resume/'),
    onSuccess: onChanged,
  });
  const until = premium.premiumUntil && longDayText(i18n, premium.premiumUntil);
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={premium.subscriptionActive ? 'premium' : 'neutral'}>
          {i18n.t(premium.subscriptionActive ? 'Active' : 'Cancelled')}
        </Badge>
        {until && <span>{i18n.t('Open to you until {until}.', { until })}</span>}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button look="outline" busy={change.isPending} onClick={() => change.mutate()}>
          {i18n.t(premium.subscriptionActive ? 'Cancel subscription' : 'Undo cancellation')}
        </Button>
        {change.isError && (
          <p role="alert" className="text-sm text-danger">
            {i18n.t(textOfError(change.error, sentence('That did not work. Please try again.')))}
          </p>
        )}
      </div>
    </>
  );
}
