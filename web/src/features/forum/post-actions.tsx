import type { ForumPost } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

const MINUTE_MS = 60_000;
/** Fine enough for a text that counts minutes. */
const CLOCK_STEP_MS = 10_000;

interface PostActionsProps {
  post: ForumPost;
  threadId: string;
  onEdit: () => void;
}

/** What may be done with a post: with one's own, change it for a while and delete it; with others', report it. */
export function PostActions({ post, threadId, onEdit }: PostActionsProps) {
  const { i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="-mb-2 -ml-4 mt-1 flex flex-wrap items-center gap-x-2">
      {post.editableUntil !== null && <EditButton until={Date.parse(post.editableUntil)} onEdit={onEdit} />}
      <Button look="quiet" onClick={() => setAsking(true)}>
        {i18n.t(post.mine ? 'Delete' : 'Report')}
      </Button>
      {asking && post.mine && <DeletePostDialog post={post} threadId={threadId} onClose={close} />}
      {asking && !post.mine && <ReportDialog postId={post.id} onClose={close} />}
    </div>
  );
}

/** Goes by itself when its time is over. */
function EditButton({ until, onEdit }: { until: number; onEdit: () => void }) {
  const { i18n } = useLingui();
  const left = until - useClock(CLOCK_STEP_MS);
  if (left <= 0) return null;
  const count = Math.ceil(left / MINUTE_MS);
  return (
    <>
      <Button look="quiet" onClick={onEdit}>
        {i18n.t('Change')}
      </Button>
      <span className="text-sm text-muted tabular">
        {i18n.t('{count, plural, one {# minute left} other {# minutes left}}', { count })}
      </span>
    </>
  );
}
