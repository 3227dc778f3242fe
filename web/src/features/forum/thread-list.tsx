import type { ForumThread } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { threadsQuery } from './forum-queries.ts';
import { ThreadLine } from './thread-line.tsx';

export function ThreadList({ matchKey }: { matchKey: string | undefined }) {
  const { i18n } = useLingui();
  const threads = useInfiniteQuery(threadsQuery(matchKey));
  return (
    <QueryState
      query={threads}
      skeletons={Array(4).fill('h-24 w-full rounded-card!')}
      notesStale
      isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
      empty={
        <EmptyState
          icon={<MessagesSquare className="size-6" />}
          title={i18n.t('No threads yet')}
          text={i18n.t('Open the first one.')}
        />
      }
    >
      {({ pages }) => (
        <>
          <ul className="space-y-3">
            {onceEach(pages.flatMap(({ data }) => data)).map((thread) => (
              <li key={thread.id}>
                <ThreadLine thread={thread} />
              </li>
            ))}
          </ul>
          <MoreButton query={threads} label={i18n.t('Show more threads')} />
        </>
      )}
    </QueryState>
  );
}

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

export function MoreButton({ query, label }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      look="outline"
      className="mt-4 w-full"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}

/** A thread that was replied to meanwhile stands on two pages; the upper one is the later. */
function onceEach(threads: readonly ForumThread[]): ForumThread[] {
  return threads.filter(({ id }, at) => threads.findIndex((thread) => thread.id === id) === at);
}
