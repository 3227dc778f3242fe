import type { ReportReason } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const reasons: readonly { reason: ReportReason; label: string }[] = [
  { reason: 'spam', label: sentence('Spam or advertising') },
  { reason: 'abuse', label: sentence('Abuse or hate') },
  { reason: 'betting', label: sentence('Betting or gambling') },
  { reason: 'other', label: sentence('Something else') },
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
          <ReasonChoice chosen={reason} onChoose={setReason} />
          <TextArea
            label={i18n.t('What should the analysts know? (optional)')}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {report.isError && (
            <p role="alert" className="text-sm text-danger">
              {i18n.t(textOfError(report.error, sentence('That was not sent. Please try again.')))}
            </p>
          )}
          <Button busy={report.isPending} onClick={() => report.mutate()}>
            {i18n.t('Report')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface ReasonChoiceProps {
  chosen: ReportReason;
  onChoose: (reason: ReportReason) => void;
}

function ReasonChoice({ chosen, onChoose }: ReasonChoiceProps) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{i18n.t('What is wrong with it?')}</legend>
      {reasons.map(({ reason, label }) => (
        <label key={reason} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="reason"
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            className="size-5 accent-turf"
          />
          {i18n.t(label)}
        </label>
      ))}
    </fieldset>
  );
}
