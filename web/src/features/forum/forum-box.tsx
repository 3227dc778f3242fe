import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { threadsQuery } from './forum-queries.ts';
import { ThreadLine } from './thread-list.tsx';

const SHOWN = 3;

export function ForumBox() {
  const { i18n } = useLingui();
  const threads = useInfiniteQuery(threadsQuery(undefined));
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
        <QueryState
          query={threads}
          skeletons={['h-24 w-full rounded-card!']}
          isEmpty={({ pages }) => pages[0]?.data.length === 0}
          empty={<p className="text-sm text-muted">{i18n.t('No posts yet. Say the first word.')}</p>}
        >
          {({ pages }) => (
            <ul className="space-y-3">
              {pages[0]?.data.slice(0, SHOWN).map((thread) => (
                <li key={thread.id}>
                  <ThreadLine thread={thread} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Card>
    </section>
  );
}
