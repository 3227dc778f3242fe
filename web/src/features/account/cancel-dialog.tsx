import type { UseMutationResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';

interface CancelDialogProps {
  /** The day on which Premium ends; null without an end. */
  until: string | null;
  change: Pick<UseMutationResult, 'isPending' | 'error'> & { mutate: () => void };
  onClose: () => void;
}

const consequences = [
  { name: sentence('Until then'), text: sentence('All analyses, line-ups and the forum') },
  { name: sentence('After that'), text: sentence('Live scores, the free sample and your receipts') },
  { name: sentence('Charged'), text: sentence('Nothing') },
] as const;

/** Asks before a cancellation: what ends and when, and what the user keeps. */
export function CancelDialog({ until, change, onClose }: CancelDialogProps) {
  const { i18n } = useLingui();
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
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line pt-4 text-sm">
            {consequences.map(({ name, text }) => (
              <Fragment key={name}>
                <dt className="text-muted">{i18n.t(name)}</dt>
                <dd className="font-semibold">{i18n.t(text)}</dd>
              </Fragment>
            ))}
          </dl>
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
