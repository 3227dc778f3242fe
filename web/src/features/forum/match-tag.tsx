import type { ForumThread } from '@gullylens/contract/http/forum';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';

/** The match that a thread is about, and the way there. */
export function MatchTag({ thread }: { thread: Pick<ForumThread, 'matchKey' | 'matchTitle'> }) {
  if (thread.matchKey === null) return null;
  return (
    <Link
      to={pathTo.match(thread.matchKey)}
      className="relative z-10 inline-flex min-h-6 max-w-full items-center text-xs font-semibold text-turf hover:underline"
    >
      <span className="truncate">{thread.matchTitle}</span>
    </Link>
  );
}
