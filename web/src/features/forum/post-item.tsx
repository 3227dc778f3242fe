import type { ForumPost } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { relativeTime, startText } from '../../ui/text/dates.ts';
import { AuthorAvatar, AuthorLine, type AuthorNames, nameOfPost } from './author.tsx';
import { threadPostsQuery } from './forum-queries.ts';
import { LinkedText } from './linked-text.tsx';
import { PostActions } from './post-actions.tsx';
import { PostForm } from './post-form.tsx';
import { partsOfPost } from './quotes.ts';

interface PostItemProps {
  post: ForumPost;
  threadId: string;
  /** The names of the thread's authors, by their numbers. */
  names: AuthorNames;
  /** Whose post it quotes; undefined without a quote, and when that post is gone. */
  quoted?: ForumPost | undefined;
  /** Begins a reply with a quote. Absent when the thread takes no replies. */
  onQuote?: ((body: string) => void) | undefined;
}

/**
 * A post of a thread with its actions. Its body is null for everyone when an analyst hid it or it was deleted. Only
 * its author receives the reason for hiding.
 */
export function PostItem({ post, threadId, names, quoted, onQuote }: PostItemProps) {
  const { i18n } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <article
      aria-label={i18n.t('Post {number}', { number: post.number })}
      className={classNames('p-4', post.author?.analyst && 'bg-turf/5')}
    >
      <header className="mb-2 flex items-center gap-3">
        <AuthorAvatar author={post.author} authorNumber={post.authorNumber} />
        <div className="min-w-0 flex-1">
          <AuthorLine author={post.author} name={nameOfPost(i18n, names, post)} mine={post.mine} />
          <p className="text-xs text-muted">
            <PostTime postedAt={post.postedAt} />
            {post.editedAt !== null && post.state === 'shown' && ` · ${i18n.t('changed')}`}
          </p>
        </div>
        <span aria-hidden="true" className="self-start text-xs text-muted tabular">
          #{post.number}
        </span>
      </header>
      {isEditing ? (
        <EditPost post={post} threadId={threadId} onDone={() => setIsEditing(false)} />
      ) : (
        <PostBody
          post={post}
          threadId={threadId}
          names={names}
          quoted={quoted}
          onQuote={onQuote}
          onEdit={() => setIsEditing(true)}
        />
      )}
    </article>
  );
}

/** How long ago a post was written; pointed at, its day and time. */
function PostTime({ postedAt }: Pick<ForumPost, 'postedAt'>) {
  const { i18n } = useLingui();
  const at = Date.parse(postedAt);
  return (
    <time dateTime={postedAt} title={startText(i18n, at / 1000)}>
      {relativeTime(i18n, at)}
    </time>
  );
}

function PostBody({
  post,
  threadId,
  names,
  quoted,
  onQuote,
  onEdit,
}: PostItemProps & { onEdit: () => void }) {
  const { i18n } = useLingui();
  const { body } = post;
  if (body !== null) {
    return (
      <>
        <PostText
          body={body}
          quotedFrom={quoted && `${nameOfPost(i18n, names, quoted)} · #${quoted.number}`}
        />
        <PostActions
          post={post}
          threadId={threadId}
          onQuote={onQuote && (() => onQuote(body))}
          onEdit={onEdit}
        />
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

interface PostTextProps {
  body: string;
  /** The author and the number of the post that its first quote is from. */
  quotedFrom: string | undefined;
}

/** Renders again only for another body: typing a reply renders the thread with each key. */
const PostText = memo(function PostText({ body, quotedFrom }: PostTextProps) {
  const parts = partsOfPost(body);
  const firstQuote = parts.findIndex(({ isQuote }) => isQuote);
  return (
    <div className="space-y-3">
      {parts.map(({ isQuote, text }, index) =>
        isQuote ? (
          <blockquote key={index} className="border-l-4 border-edge pl-3 text-sm text-muted">
            {index === firstQuote && quotedFrom !== undefined && (
              <bdi className="block text-xs font-semibold">{quotedFrom}</bdi>
            )}
            <LinkedText text={text} />
          </blockquote>
        ) : (
          <LinkedText key={index} text={text} />
        ),
      )}
    </div>
  );
});

function EditPost({
  post,
  threadId,
  onDone,
}: Pick<PostItemProps, 'post' | 'threadId'> & { onDone: () => void }) {
  const client = useQueryClient();
  const [text, setText] = useState(post.body ?? '');
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
      text={text}
      onType={setText}
      sending={save}
      onCancel={onDone}
    />
  );
}
