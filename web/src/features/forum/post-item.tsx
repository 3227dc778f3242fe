import type { ForumPost } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { relativeTime } from '../../ui/dates.ts';
import { AuthorLine } from './author-line.tsx';
import { EditPost } from './edit-post.tsx';
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
          <PostTime post={post} />
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

function PostTime({ post }: { post: ForumPost }) {
  const { i18n } = useLingui();
  return (
    <span className="text-sm text-muted">
      <time dateTime={post.postedAt}>{relativeTime(i18n, Date.parse(post.postedAt))}</time>
      {post.editedAt !== null && post.state === 'shown' && ` · ${i18n.t('changed')}`}
    </span>
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
