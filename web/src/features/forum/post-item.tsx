import type { ForumPost } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Card } from '../../ui/layout/card.tsx';
import { relativeTime } from '../../ui/text/dates.ts';
import { threadPostsQuery } from './forum-queries.ts';
import { LinkedText } from './linked-text.tsx';
import { PostActions } from './post-actions.tsx';
import { PostForm } from './post-form.tsx';
import { AuthorLine } from './thread-list.tsx';

interface PostItemProps {
  post: ForumPost;
  threadId: string;
}

/**
 * A post of a thread with its actions. Its body is null for everyone when an analyst hid it or it was deleted. Only
 * its author receives the reason for hiding.
 */
export function PostItem({ post, threadId }: PostItemProps) {
  const { i18n } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
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
        {isEditing ? (
          <EditPost post={post} threadId={threadId} onDone={() => setIsEditing(false)} />
        ) : (
          <PostBody post={post} threadId={threadId} onEdit={() => setIsEditing(true)} />
        )}
      </article>
    </Card>
  );
}

function PostBody({ post, threadId, onEdit }: PostItemProps & { onEdit: () => void }) {
  const { i18n } = useLingui();
  if (post.body !== null) {
    return (
      <>
        <LinkedText text={post.body} />
        <PostActions post={post} threadId={threadId} onEdit={onEdit} />
      </>
    );
  }
  return (
    <div className="italic text-muted">
      <p>
        {i18n.t(post.state === 'deleted' ? 'This post was deleted.' : 'This post was hidden by an analyst.')}
      </p>
      {post.hiddenBecause !== null && <LinkedText text={post.hiddenBecause} />}
    </div>
  );
}

function EditPost({ post, threadId, onDone }: PostItemProps & { onDone: () => void }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: string) =>
      callApi('PATCH /api/v1/forum/posts/{id}/', { params: { id: post.id }, body: { body } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: threadPostsQuery(threadId).queryKey });
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
