import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { useLingui } from '@lingui/react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Forum } from '../../features/forum/forum.tsx';
import { paths, pathTo } from '../../platform/links.ts';
import { ForumLayout } from '../forum/forum-layout.tsx';

/** The page `/forum`: all threads, or with the search parameter `match` those about one match. */
export function Component() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const matchKey = search.get('match') ?? undefined;
  return (
    <ForumLayout>
      <h1 className="text-2xl font-extrabold">{i18n.t('Forum')}</h1>
      <p className="mb-6 mt-1 text-muted">{i18n.t('Where members and analysts talk about matches')}</p>
      {matchKey !== undefined && (
        <p className="mb-4 text-sm">
          {i18n.t('Threads about one match.')}{' '}
          <Link to={paths.forum} className={textLinkClasses}>
            {i18n.t('Show all')}
          </Link>
        </p>
      )}
      <Forum matchKey={matchKey} onOpened={(id) => void navigate(pathTo.forumThread(id))} />
    </ForumLayout>
  );
}
