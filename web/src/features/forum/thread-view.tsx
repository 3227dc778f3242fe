import { useLingui } from '@lingui/react';
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { isNotFound } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { storeSeenPosts } from '../../platform/storage/forum-seen.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageFailed } from '../../ui/feedback/page-failed.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { authorNames } from './author.tsx';
import { threadPostsQuery, threadsKey } from './forum-queries.ts';
import { PostForm, type PostFormProps, useIdempotencyKey } from './post-form.tsx';
import { PostItem } from './post-item.tsx';
import { quotedPost, withQuote } from './quotes.ts';
import { ThreadMatch } from './match-threads.tsx';
import { lastPostText, MoreButton, repliesText } from './thread-list.tsx';

const postsClasses = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface';

/** Polling interval of an open thread, in milliseconds. */
const REFRESH_MS = 30_000;

/** A thread: its posts in order and a reply form. A hidden thread, visible to its author and analysts, has no form. */
export function ThreadView({ threadId }: { threadId: string }) {
  const { i18n } = useLingui();
  const query = useInfiniteQuery({ ...threadPostsQuery(threadId), refetchInterval: REFRESH_MS });
  const thread = query.data?.pages.at(-1)?.data.thread;
  const posts = useMemo(() => query.data?.pages.flatMap(({ data }) => data.posts) ?? [], [query.data]);
  // Not with each key of a reply: it reads all posts.
  const quoted = useMemo(
    () => posts.map(({ body }, at) => (body === null ? undefined : quotedPost(body, posts.slice(0, at)))),
    [posts],
  );
  const names = useMemo(() => authorNames(i18n, posts), [i18n, posts]);
  const lastNumber = posts.at(-1)?.number;
  const [draft, setDraft] = useState('');
  const reply = useRef<HTMLDivElement>(null);
  const takesReplies = posts[0]?.state !== 'hidden';
  const quote = (body: string) => {
    setDraft((text) => withQuote(text, body));
    reply.current?.querySelector('textarea')?.focus();
  };
  useEffect(() => {
    if (lastNumber !== undefined) storeSeenPosts(threadId, lastNumber);
  }, [threadId, lastNumber]);
  const items = posts.map((post, at) => (
    <li key={post.id}>
      <PostItem
        post={post}
        threadId={threadId}
        names={names}
        quoted={quoted[at]}
        onQuote={takesReplies ? quote : undefined}
      />
    </li>
  ));
  const notFound = (
    <EmptyState
      title={i18n.t('This thread is gone')}
      text={i18n.t('It was deleted by its author or hidden by an analyst.')}
    />
  );
  return (
    <>
      {thread && !isNotFound(query.error) && (
        <div className="mb-4">
          {thread.matchKey !== null && <ThreadMatch thread={thread} />}
          <h1 dir="auto" className="text-xl font-extrabold wrap-anywhere">
            {thread.title ?? i18n.t('Deleted thread')}
          </h1>
        </div>
      )}
      <QueryState
        query={query}
        loading={<ThreadLoading />}
        failed={(error, retry) => (
          <PageFailed
            heading={i18n.t('Forum')}
            title={sentence('This thread did not load')}
            error={error}
            onRetry={retry}
            failures={query.errorUpdateCount}
            otherPage={{ to: paths.forum, name: i18n.t('All threads') }}
          />
        )}
        notesStale
        missing={notFound}
      >
        {() => (
          <>
            <ol className={postsClasses}>{items.slice(0, 1)}</ol>
            {thread && posts.length > 1 && (
              <>
                <div className="mt-6 mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
                  <h2 className="text-lg font-bold">{repliesText(i18n, thread)}</h2>
                  <p className="text-xs text-muted">{lastPostText(i18n, thread)}</p>
                </div>
                <ol start={2} className={postsClasses}>
                  {items.slice(1)}
                </ol>
              </>
            )}
            <MoreButton query={query} label={i18n.t('Show more posts')} />
            {takesReplies && (
              <div ref={reply}>
                <ReplyForm
                  threadId={threadId}
                  text={draft}
                  onType={setDraft}
                  onPosted={() => void loadToEnd(query)}
                />
              </div>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

/** The title and posts of a thread while they load. */
function ThreadLoading() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading')}>
      <Skeleton className="h-6 w-3/4" />
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {['w-full', 'w-2/3', 'w-5/6'].map((end) => (
          <div key={end} className="p-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10 shrink-0 rounded-full!" />
              <div className="flex-1 space-y-2">
                <Skeleton className="h-3.5 w-28" />
                <Skeleton className="h-3 w-20" />
              </div>
            </div>
            <Skeleton className="mt-4 h-3.5 w-full" />
            <Skeleton className={`mt-2 h-3.5 ${end}`} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Loads the remaining pages, because a new reply is at the end. After a failure the button loads more. */
async function loadToEnd({ refetch, fetchNextPage }: UseInfiniteQueryResult): Promise<void> {
  await refetch();
  let page = await fetchNextPage();
  while (page.hasNextPage && !page.isError) page = await fetchNextPage();
}

interface ReplyFormProps extends Pick<PostFormProps, 'text' | 'onType'> {
  threadId: string;
  onPosted: () => void;
}

/** The reply form; cleared after each reply. */
function ReplyForm({ threadId, text, onType, onPosted }: ReplyFormProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const keyFor = useIdempotencyKey();
  const reply = useMutation({
    mutationFn: (body: string) =>
      callApi('POST /api/v1/forum/threads/{id}/posts/', {
        params: { id: threadId },
        body: { body, key: keyFor(`${threadId}\n${sent}\n${body}`) },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: threadsKey });
      setSent((count) => count + 1);
      onPosted();
    },
  });
  return (
    <Card className="mt-3 p-4">
      <PostForm
        label={sentence('Your reply')}
        action={sentence('Reply')}
        sending={reply}
        text={text}
        onType={onType}
        hint={i18n.t('No betting, no selling of tips')}
      />
      <p role="status" className="mt-2 text-sm text-turf empty:mt-0">
        {sent > 0 && i18n.t('Your reply is posted.')}
      </p>
    </Card>
  );
}
