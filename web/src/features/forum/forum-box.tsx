import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { textOfError } from '../../platform/api/api-error.ts';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { threadsQuery } from './forum-queries.ts';
import { ThreadLine } from './thread-line.tsx';

/** Threads shown in the box. */
const SHOWN = 3;

/** What members talk about just now, and the way to join in. */
export function ForumBox() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="forum-box">
      <Card className="p-5">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="forum-box" className="flex items-center gap-3 text-lg font-bold">
            <MessagesSquare aria-hidden="true" className="size-5 text-floodlight" />
            {i18n.t('Elite Forum Access')}
          </h2>
          <Link to={paths.forum} className={buttonClasses('premium')}>
            {i18n.t('Join Discussion')}
          </Link>
        </div>
        <LatestThreads />
      </Card>
    </section>
  );
}

function LatestThreads() {
  const { i18n } = useLingui();
  const threads = useInfiniteQuery(threadsQuery(undefined));
  if (threads.isPending) return <Skeleton className="h-24 w-full rounded-card!" />;
  if (threads.data === undefined) {
    return <LoadFailed text={textOfError(threads.error)} onRetry={() => void threads.refetch()} />;
  }
  const latest = threads.data.pages[0]?.data.slice(0, SHOWN) ?? [];
  if (latest.length === 0) {
    return <p className="text-sm text-muted">{i18n.t('No posts yet. Say the first word.')}</p>;
  }
  return (
    <ul className="space-y-3">
      {latest.map((thread) => (
        <li key={thread.id}>
          <ThreadLine thread={thread} />
        </li>
      ))}
    </ul>
  );
}
