import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { sentence } from '../../platform/language/sentence.ts';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { SectionCard } from '../../ui/layout/section.tsx';
import { downloadFile } from '../../platform/api/save-file.ts';

/** The download of the user's data and the deletion of the account. Payment records stay without the name. */
export function DataSection({ onDeleted }: { onDeleted: () => void }) {
  const { i18n } = useLingui();
  const [isConfirming, setIsConfirming] = useState(false);
  const download = useMutation({
    mutationFn: () => downloadFile('gullylens-data.json', 'GET /api/account/export/'),
  });
  return (
    <SectionCard
      title={i18n.t('Your data')}
      note={i18n.t(
        'Download everything we store about you, or delete it. The law requires us to keep payment records without your name.',
      )}
    >
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={download.isPending} onClick={() => download.mutate()}>
          {i18n.t('Download my data')}
        </Button>
        <Button look="quiet" className="text-danger!" onClick={() => setIsConfirming(true)}>
          {i18n.t('Delete account')}
        </Button>
      </div>
      <InlineError
        error={download.error}
        otherwise={sentence('Could not load the file. Please try again.')}
        className="mt-2"
      />
      {isConfirming && <DeleteDialog onClose={() => setIsConfirming(false)} onDeleted={onDeleted} />}
    </SectionCard>
  );
}

function DeleteDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { i18n } = useLingui();
  const remove = useMutation({ mutationFn: () => callApi('DELETE /api/account/'), onSuccess: onDeleted });
  return (
    <Modal title={i18n.t('Delete account')} width="narrow" onClose={onClose} closable={!remove.isPending}>
      <p>
        {i18n.t(
          'Your account, your sessions, your forum posts and the rest of your Premium are deleted at once. Words of yours that others quoted stay in their posts. This cannot be undone.',
        )}
      </p>
      <InlineError
        error={remove.error}
        otherwise={sentence('The account was not deleted. Please try again.')}
        className="mt-3"
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {i18n.t('Keep my account')}
        </Button>
        <Button look="destructive" busy={remove.isPending} onClick={() => remove.mutate()}>
          {i18n.t('Delete permanently')}
        </Button>
      </div>
    </Modal>
  );
}
