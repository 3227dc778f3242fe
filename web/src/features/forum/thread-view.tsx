import type { ForumThread } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { keepSeenPosts } from '../../platform/storage/forum-seen.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { threadQuery } from './forum-queries.ts';
import { MatchTag } from './match-tag.tsx';
import { PostItem } from './post-item.tsx';
import { ReplyForm } from './reply-form.tsx';

/** While a thread is open, what others post comes in by itself. */
const REFRESH_MS = 30_000;

/** One thread: its posts in order, and the place to reply; none in a hidden one, which its author and analysts see. */
export function ThreadView({ threadId }: { threadId: string }) {
  const { i18n } = useLingui();
  const query = useInfiniteQuery({ ...threadQuery(threadId), refetchInterval: REFRESH_MS });
  const thread = query.data?.pages.at(-1)?.data.thread;
  const posts = query.data?.pages.flatMap(({ data }) => data.posts) ?? [];
  useKeepSeen(threadId, posts.at(-1)?.number);

  if (query.isPending) return <ThreadSkeleton />;
  if (isNotFound(query.error)) return <ThreadGone />;
  if (thread === undefined) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <ThreadHead thread={thread} />
      {query.isRefetchError && (
        <p role="status" className="mb-3 text-sm text-muted">
          {i18n.t('This may be out of date. {reason}', { reason: i18n.t(textOfError(query.error)) })}
        </p>
      )}
      <ol className="space-y-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostItem post={post} threadId={threadId} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          look="outline"
          className="mt-4 w-full"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {i18n.t('Show more posts')}
        </Button>
      )}
      {posts[0]?.state !== 'hidden' && (
        <ReplyForm threadId={threadId} onPosted={() => void loadToEnd(query)} />
      )}
    </>
  );
}

function useKeepSeen(threadId: string, lastNumber: number | undefined): void {
  useEffect(() => {
    if (lastNumber !== undefined) keepSeenPosts(threadId, lastNumber);
  }, [threadId, lastNumber]);
}

interface Pages {
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<{ hasNextPage: boolean; isError: boolean }>;
}

/** A reply stands at the end, which may be some pages away. What does not come now is a button's press away. */
async function loadToEnd({ refetch, fetchNextPage }: Pages): Promise<void> {
  await refetch();
  let page = await fetchNextPage();
  while (page.hasNextPage && !page.isError) page = await fetchNextPage();
}

function ThreadHead({ thread }: { thread: ForumThread }) {
  const { i18n } = useLingui();
  return (
    <div className="mb-4">
      <MatchTag thread={thread} />
      <h1 dir="auto" className="text-xl font-extrabold wrap-anywhere">
        {thread.title ?? i18n.t('Deleted thread')}
      </h1>
    </div>
  );
}

function ThreadGone() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={i18n.t('This thread is gone')}
      text={i18n.t('It was deleted by its author or hidden by an analyst.')}
    />
  );
}

function ThreadSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading')} className="space-y-3">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-36 w-full rounded-card!" />
      <Skeleton className="h-36 w-full rounded-card!" />
    </div>
  );
}
