import { useNavigate, useSearchParams } from 'react-router';
import { Forum } from '../../features/forum/forum.tsx';
import { pathTo } from '../../platform/links.ts';
import { ForumLayout } from '../forum/forum-layout.tsx';

/** The page `/forum`: all threads, or with the search parameter `match` those about one match. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const matchKey = search.get('match') ?? undefined;
  return (
    <ForumLayout>
      <Forum matchKey={matchKey} onOpened={(id) => void navigate(pathTo.forumThread(id))} />
    </ForumLayout>
  );
}
