import type { UseMutationResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { Check, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';

interface CancelDialogProps {
  /** The day on which Premium ends; null without an end. */
  until: string | null;
  change: Pick<UseMutationResult, 'isPending' | 'error'> & { mutate: () => void };
  onClose: () => void;
}

/** Asks before a cancellation: what ends and when, and what the user keeps. */
export function CancelDialog({ until, change, onClose }: CancelDialogProps) {
  const { i18n } = useLingui();
  const kept = [
    i18n.t('Until then every analysis, line-ups and the forum stay open to you.'),
    i18n.t('After that live scores, the free sample, your account and your receipts stay.'),
  ];
  return (
    <Modal
      title={i18n.t('Cancel subscription')}
      width="narrow"
      onClose={onClose}
      closable={!change.isPending}
    >
      {until === null ? (
        <p>{i18n.t('You keep Premium. You can undo this at any time.')}</p>
      ) : (
        <>
          <p className="text-lg font-bold">
            {i18n.t('Premium stays until {until}, then ends by itself.', { until })}
          </p>
          <p className="mt-1 text-muted">{i18n.t('Nothing renews, nothing is charged.')}</p>
          <ul className="mt-4 space-y-2 text-sm">
            {kept.map((sentence) => (
              <li key={sentence} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-turf" /> {sentence}
              </li>
            ))}
            <li className="flex gap-2">
              <RotateCcw aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-turf" />{' '}
              {i18n.t('You can undo this in your account until then.')}
            </li>
          </ul>
        </>
      )}
      <InlineError error={change.error} className="mt-3" />
      <div className="mt-5 grid gap-3">
        <Button size="large" onClick={onClose}>
          {i18n.t('Keep subscription')}
        </Button>
        <Button look="outline" size="large" busy={change.isPending} onClick={() => change.mutate()}>
          {i18n.t('Cancel subscription')}
        </Button>
      </div>
    </Modal>
  );
}
