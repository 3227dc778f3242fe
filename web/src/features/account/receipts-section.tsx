import { textOfError } from '../../platform/api/api-error.ts';
import { InlineError } from '../../ui/inline-error.tsx';
import type { BillingMessage, Receipt } from '@gullylens/contract/http/premium';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { priceText } from '../../platform/premium-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDayText } from '../../ui/dates.ts';
import { messagesQuery, receiptsQuery } from './account-queries.ts';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { AccountSection } from './account-section.tsx';
import { downloadFile } from '../../platform/save-file.ts';
import { paymentMessageText } from './payment-message-text.ts';

/** What was paid, with a receipt for each, and what happened to payments. */
export function ReceiptsSection() {
  const { i18n } = useLingui();
  const receipts = useQuery(receiptsQuery);
  const messages = useQuery(messagesQuery);
  const unread = [receipts, messages].find(({ isLoadingError }) => isLoadingError);
  const read = () => void Promise.all([receipts.refetch(), messages.refetch()]);
  return (
    <AccountSection title={i18n.t('Receipts')}>
      {unread && <LoadFailed text={textOfError(unread.error)} onRetry={read} />}
      {(receipts.data || !unread) && (
        <QueryState
          query={receipts}
          skeletons={['h-16']}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-sm text-muted">{i18n.t('No payments yet.')}</p>}
        >
          {({ data }) => (
            <ul className="divide-y divide-line">
              {data.map((receipt) => (
                <ReceiptLine key={receipt.number} receipt={receipt} />
              ))}
            </ul>
          )}
        </QueryState>
      )}
      <Messages messages={messages.data?.data ?? []} />
    </AccountSection>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const { i18n } = useLingui();
  const { number } = receipt;
  const download = useMutation({
    mutationFn: () =>
      downloadFile(`${number}.pdf`, 'GET /api/subscriptions/receipts/{number}/', { params: { number } }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold tabular">
          {priceText(receipt.amount)} {receipt.refunded && <Badge>{i18n.t('Returned')}</Badge>}
        </p>
        <p className="text-sm text-muted tabular">
          {longDayText(i18n, receipt.issuedAt)} · {number}
        </p>
        <InlineError
          error={download.error}
          otherwise={sentence('The receipt did not come. Please try again.')}
        />
      </div>
      <Button look="outline" busy={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4" /> {i18n.t('PDF')}
        <span className="sr-only">{i18n.t('of receipt {number}', { number })}</span>
      </Button>
    </li>
  );
}

function Messages({ messages }: { messages: readonly BillingMessage[] }) {
  const { i18n } = useLingui();
  if (messages.length === 0) return null;
  return (
    <>
      <h3 className="mb-2 mt-5 text-sm font-bold">{i18n.t('Messages about your payments')}</h3>
      <ul className="space-y-2">
        {messages.map((message) => (
          <li key={message.id} className="text-sm">
            <span className="text-muted tabular">{longDayText(i18n, message.createdAt)}</span>{' '}
            {paymentMessageText(i18n, message)}
          </li>
        ))}
      </ul>
    </>
  );
}
