import { InlineError } from '../../ui/inline-error.tsx';
import type { ReportReason } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { RadioList } from '../../ui/radio-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextArea } from '../../ui/fields.tsx';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'spam', label: sentence('Spam or advertising') },
  { value: 'abuse', label: sentence('Abuse or hate') },
  { value: 'betting', label: sentence('Betting or gambling') },
  { value: 'other', label: sentence('Something else') },
];

const NOTE_LENGTH = 500;

interface ReportDialogProps {
  postId: string;
  onClose: () => void;
}

/** Shows a post to the analysts, with a reason. */
export function ReportDialog({ postId, onClose }: ReportDialogProps) {
  const { i18n } = useLingui();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: () =>
      callApi('POST /api/v1/forum/posts/{id}/report/', {
        params: { id: postId },
        body: { reason, note: note.trim() === '' ? undefined : note },
      }),
  });
  return (
    <Modal title={i18n.t('Report post')} width="narrow" onClose={onClose} closable={!report.isPending}>
      {report.isSuccess ? (
        <p role="status">{i18n.t('Thank you. An analyst will look at it.')}</p>
      ) : (
        <div className="space-y-4">
          <RadioList
            label={i18n.t('What is wrong with it?')}
            options={reasons.map(({ value, label }) => ({ value, name: i18n.t(label) }))}
            chosen={reason}
            onChoose={setReason}
          />
          <TextArea
            label={i18n.t('What should the analysts know? (optional)')}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <InlineError error={report.error} otherwise={sentence('That was not sent. Please try again.')} />
          <Button busy={report.isPending} onClick={() => report.mutate()}>
            {i18n.t('Report')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
