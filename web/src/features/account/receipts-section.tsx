import type { BillingMessage, Receipt } from '@gullylens/contract/http/premium';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { priceText } from '../../platform/api/premium-plan.ts';
import { downloadFile } from '../../platform/api/save-file.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { longDayText } from '../../ui/text/full-dates.ts';
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Pager, pageQuery } from '../../ui/layout/pager.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';

interface ReceiptsSectionProps {
  /** Leaves the section out while there is nothing to show, as for a user who has never paid. */
  hidesNone?: boolean | undefined;
}

/** The user's receipts, in pages, and the latest payment messages. One panel reports a failure of either. */
export function ReceiptsSection({ hidesNone }: ReceiptsSectionProps) {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const receipts = useQuery({
    ...apiQuery('GET /api/subscriptions/receipts/', { query: pageQuery(page) }),
    placeholderData: keepPreviousData,
  });
  const messages = useQuery(apiQuery('GET /api/subscriptions/messages/'));
  const failed = [receipts, messages].find(({ isLoadingError }) => isLoadingError);
  const isEmpty = [receipts, messages].every(({ data }) => (data?.data.length ?? 0) === 0);
  if (hidesNone && isEmpty && !failed) return null;
  return (
    <SectionCard title={i18n.t('Receipts')}>
      {failed && (
        <FailurePanel
          title={i18n.t('Error Loading Data')}
          lines={[i18n.t(textOfError(failed.error))]}
          onRetry={() => void Promise.all([receipts.refetch(), messages.refetch()])}
        />
      )}
      <QueryState
        // The panel above reports a failure, so this shows only what has loaded.
        query={failed ? { data: receipts.data } : receipts}
        loading={failed && null}
        skeletons={['h-16']}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="text-sm text-muted">{i18n.t('No payments yet.')}</p>}
      >
        {({ data, page: shown }) => (
          <>
            <ul className="divide-y divide-line">
              {data.map((receipt) => (
                <ReceiptRow key={receipt.number} receipt={receipt} />
              ))}
            </ul>
            <Pager label={i18n.t('Pages of the receipts')} page={shown} onGoTo={setPage} />
          </>
        )}
      </QueryState>
      <QueryState query={{ data: messages.data }} loading={null} isEmpty={({ data }) => data.length === 0}>
        {({ data }) => (
          <>
            <h3 className="mb-2 mt-5 text-sm font-bold">{i18n.t('Messages about your payments')}</h3>
            <ul className="space-y-2">
              {data.map((message) => (
                <li key={message.id} className="text-sm">
                  <span className="text-muted tabular">{longDayText(i18n, message.createdAt)}</span>{' '}
                  {paymentMessageText(i18n, message)}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </SectionCard>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { i18n } = useLingui();
  const { number } = receipt;
  const download = useMutation({
    mutationFn: () =>
      downloadFile(`${number}.pdf`, 'GET /api/subscriptions/receipts/{number}/', { params: { number } }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold tabular">
          {priceText(receipt.amount)} {receipt.refunded && <Badge>{i18n.t('Refunded')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
          <span>{longDayText(i18n, receipt.issuedAt)}</span> <span className="wrap-anywhere">{number}</span>
        </p>
        <InlineError
          error={download.error}
          otherwise={sentence('Could not load the receipt. Please try again.')}
        />
      </div>
      <Button look="outline" busy={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4" /> {i18n.t('PDF')}
        <span className="sr-only">{i18n.t('of receipt {number}', { number })}</span>
      </Button>
    </li>
  );
}

/** Returns a payment message in the user's language. The server's own text is in English. */
export function paymentMessageText(
  i18n: I18n,
  { kind, amount, premiumUntil, cause }: Omit<BillingMessage, 'id' | 'text' | 'createdAt'>,
): string {
  const values = {
    amount: amount === null ? '' : priceText(amount),
    day: premiumUntil === null ? '' : longDayText(i18n, premiumUntil),
  };
  if (kind === 'premium_started') {
    return i18n.t('Your payment of {amount} has arrived. Premium is on until {day}.', values);
  }
  if (kind === 'payment_returned') {
    return i18n.t(
      'A second payment of {amount} reached us for one month of Premium. It is being refunded and arrives within 5 to 7 working days.',
      values,
    );
  }
  if (kind === 'premium_restored') {
    return i18n.t('The dispute over your payment is settled: the month it paid for is yours again.');
  }
  if (cause === 'refund') {
    return premiumUntil === null
      ? i18n.t('Your payment was refunded, so that month of Premium was removed. Premium has ended.')
      : i18n.t(
          'Your payment was refunded, so that month of Premium was removed. Premium is now on until {day}.',
          values,
        );
  }
  return premiumUntil === null
    ? i18n.t('Your bank reversed the payment, so that month of Premium was removed. Premium has ended.')
    : i18n.t(
        'Your bank reversed the payment, so that month of Premium was removed. Premium is now on until {day}.',
        values,
      );
}
