import type { ForumThread } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { textOfError } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { threadsQuery } from './forum-queries.ts';
import { ThreadLine } from './thread-line.tsx';

/** The threads of the forum, or those about one match. */
export function ThreadList({ matchKey }: { matchKey: string | undefined }) {
  const { i18n } = useLingui();
  const threads = useInfiniteQuery(threadsQuery(matchKey));
  if (threads.isPending) return <ThreadListSkeleton />;
  if (threads.data === undefined) {
    return <LoadFailed text={textOfError(threads.error)} onRetry={() => void threads.refetch()} />;
  }
  const list = onceEach(threads.data.pages.flatMap(({ data }) => data));
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare className="size-6" />}
        title={i18n.t('No threads yet')}
        text={i18n.t('Open the first one.')}
      />
    );
  }
  return (
    <>
      {threads.isRefetchError && (
        <p role="status" className="mb-3 text-sm text-muted">
          {i18n.t('This may be out of date. {reason}', { reason: i18n.t(textOfError(threads.error)) })}
        </p>
      )}
      <ul className="space-y-3">
        {list.map((thread) => (
          <li key={thread.id}>
            <ThreadLine thread={thread} />
          </li>
        ))}
      </ul>
      {threads.hasNextPage && (
        <Button
          look="outline"
          className="mt-4 w-full"
          busy={threads.isFetchingNextPage}
          onClick={() => void threads.fetchNextPage()}
        >
          {i18n.t('Show more threads')}
        </Button>
      )}
    </>
  );
}

/** A thread that was replied to meanwhile stands on two pages; the upper one is the later. */
function onceEach(threads: readonly ForumThread[]): ForumThread[] {
  const seen = new Set<string>();
  return threads.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function ThreadListSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" aria-label={i18n.t('Loading')} className="space-y-3">
      {['one', 'two', 'three', 'four'].map((line) => (
        <Skeleton key={line} className="h-24 w-full rounded-card!" />
      ))}
    </div>
  );
}
