import type { ForumPost } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Card } from '../../ui/card.tsx';
import { relativeTime } from '../../ui/dates.ts';
import { AuthorLine } from './thread-line.tsx';
import { threadQuery } from './forum-queries.ts';
import { PostForm } from './post-form.tsx';
import { LinkedText } from './linked-text.tsx';
import { PostActions } from './post-actions.tsx';

interface PostItemProps {
  post: ForumPost;
  threadId: string;
}

/** One post: who, when, what, and what may be done with it. */
export function PostItem({ post, threadId }: PostItemProps) {
  const { i18n } = useLingui();
  const [editing, setEditing] = useState(false);
  return (
    <Card className="p-4">
      <article aria-label={i18n.t('Post {number}', { number: post.number })}>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <AuthorLine author={post.author} mine={post.mine} />
          <span className="text-sm text-muted">
            <time dateTime={post.postedAt}>{relativeTime(i18n, Date.parse(post.postedAt))}</time>
            {post.editedAt !== null && post.state === 'shown' && ` · ${i18n.t('changed')}`}
          </span>
        </div>
        {editing ? (
          <EditPost post={post} threadId={threadId} onDone={() => setEditing(false)} />
        ) : (
          <>
            <PostBody post={post} />
            {post.state === 'shown' && (
              <PostActions post={post} threadId={threadId} onEdit={() => setEditing(true)} />
            )}
          </>
        )}
      </article>
    </Card>
  );
}

function PostBody({ post }: { post: ForumPost }) {
  const { i18n } = useLingui();
  if (post.body !== null) return <LinkedText text={post.body} />;
  return (
    <div className="italic text-muted">
      <p>
        {i18n.t(post.state === 'deleted' ? 'This post was deleted.' : 'This post was hidden by an analyst.')}
      </p>
      {post.hiddenBecause !== null && <LinkedText text={post.hiddenBecause} />}
    </div>
  );
}

interface EditPostProps {
  post: ForumPost;
  threadId: string;
  onDone: () => void;
}

function EditPost({ post, threadId, onDone }: EditPostProps) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: string) =>
      callApi('PATCH /api/v1/forum/posts/{id}/', { params: { id: post.id }, body: { body } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
      onDone();
    },
  });
  return (
    <PostForm
      label={sentence('Your post')}
      action={sentence('Save')}
      text={post.body ?? ''}
      sending={save}
      onCancel={onDone}
    />
  );
}
