import type { ForumPost, ReportReason } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/fields.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { useClock } from '../../ui/behaviour/use-clock.ts';
import { threadPostsQuery, threadsKey } from './forum-queries.ts';

const MINUTE_MS = 60_000;
/** Precise enough for a text that counts minutes. */
const CLOCK_STEP_MS = 10_000;

interface PostActionsProps {
  post: ForumPost;
  threadId: string;
  /** Absent when the thread takes no replies. */
  onQuote?: (() => void) | undefined;
  onEdit: () => void;
}

/**
 * The actions on a post. Everyone may quote it in a reply. Authors may edit it for a limited time and delete it; others
 * may report it.
 */
export function PostActions({ post, threadId, onQuote, onEdit }: PostActionsProps) {
  const { i18n } = useLingui();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);
  return (
    <div className="-mb-2 -ml-2 mt-1 flex flex-wrap items-center">
      {onQuote && (
        <Button look="quiet" className="px-2!" onClick={onQuote}>
          {i18n.t('Quote')}
        </Button>
      )}
      {post.editableUntil !== null && <EditButton until={Date.parse(post.editableUntil)} onEdit={onEdit} />}
      <Button look="quiet" className="px-2!" onClick={() => setIsDialogOpen(true)}>
        {i18n.t(post.mine ? 'Delete' : 'Report')}
      </Button>
      {isDialogOpen && post.mine && <DeletePostDialog post={post} threadId={threadId} onClose={close} />}
      {isDialogOpen && !post.mine && <ReportDialog postId={post.id} onClose={close} />}
    </div>
  );
}

/** The button to edit a post, with the minutes left; nothing once they are over. `until` is in ms since 1970. */
function EditButton({ until, onEdit }: { until: number; onEdit: () => void }) {
  const { i18n } = useLingui();
  const left = until - useClock(CLOCK_STEP_MS);
  if (left <= 0) return null;
  const count = Math.ceil(left / MINUTE_MS);
  return (
    <>
      <Button look="quiet" className="px-2!" onClick={onEdit}>
        {i18n.t('Change')}
      </Button>
      <span className="mr-1 text-xs text-muted tabular">
        {i18n.t('{count, plural, one {# minute left} other {# minutes left}}', { count })}
      </span>
    </>
  );
}

interface DeletePostDialogProps {
  post: ForumPost;
  threadId: string;
  onClose: () => void;
}

/** The confirmation before a post is deleted, which cannot be undone. */
function DeletePostDialog({ post, threadId, onClose }: DeletePostDialogProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /api/v1/forum/posts/{id}/', { params: { id: post.id } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: threadsKey });
      await client.invalidateQueries({ queryKey: threadPostsQuery(threadId).queryKey });
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
      <InlineError error={remove.error} className="mt-3" />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {i18n.t('Keep it')}
        </Button>
        <Button look="destructive" busy={remove.isPending} onClick={() => remove.mutate()}>
          {i18n.t('Delete')}
        </Button>
      </div>
    </Modal>
  );
}

const reasons: readonly { key: ReportReason; label: string }[] = [
  { key: 'spam', label: sentence('Spam or advertising') },
  { key: 'abuse', label: sentence('Abuse or hate') },
  { key: 'betting', label: sentence('Betting or gambling') },
  { key: 'other', label: sentence('Something else') },
];

/** Longest note in characters, as in the contract. */
const NOTE_LENGTH = 500;

/** A dialog that takes the reason of a report and sends it. */
export function ReportDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
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
          <RadioGroup
            look="column"
            label={i18n.t('What is wrong with it?')}
            options={reasons.map(({ key, label }) => ({ key, label: i18n.t(label) }))}
            selected={reason}
            onSelect={setReason}
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
