import type { ForumPost } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { threadQuery, threadsKey } from './forum-queries.ts';

interface DeletePostDialogProps {
  post: ForumPost;
  threadId: string;
  onClose: () => void;
}

/** Asks once more: a deleted text is gone for good. */
export function DeletePostDialog({ post, threadId, onClose }: DeletePostDialogProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /api/v1/forum/posts/{id}/', { params: { id: post.id } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: threadsKey });
      await client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
      onClose();
    },
  });
  return (
    <Modal title={i18n.t('Delete post')} width="narrow" onClose={onClose} closable={!remove.isPending}>
      <p>
        {i18n.t(
          post.number === 1
            ? 'Its text and the title of the thread are gone for good. If nobody has replied, the whole thread goes.'
            : 'Its text is gone for good. Its place in the thread stays.',
        )}
      </p>
      {remove.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {i18n.t(textOfError(remove.error, sentence('That did not work. Please try again.')))}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {i18n.t('Keep it')}
        </Button>
        <Button look="pay" busy={remove.isPending} onClick={() => remove.mutate()}>
          {i18n.t('Delete')}
        </Button>
      </div>
    </Modal>
  );
}
