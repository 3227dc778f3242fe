import { useLingui } from '@lingui/react';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ThreadView } from '../../features/forum/thread-view.tsx';
import { paths } from '../../platform/links.ts';
import { ForumLayout } from '../forum/forum-layout.tsx';

/** The page `/forum/:threadId`: one thread. */
export function Component() {
  const { i18n } = useLingui();
  const { threadId = '' } = useParams();
  return (
    <ForumLayout>
      <Link
        to={paths.forum}
        className="mb-2 inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-text"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> {i18n.t('All threads')}
      </Link>
      <ThreadView key={threadId} threadId={threadId} />
    </ForumLayout>
  );
}
