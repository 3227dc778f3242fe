import type { ForumThread } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { relativeTime } from '../../ui/text/dates.ts';
import { lastPostText } from './thread-list.tsx';

/** The line below the name of a match: when it is played, and how much members talk about it. */
export function TopicFacts({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted tabular">
      {children}
    </div>
  );
}

interface PostCountProps extends Pick<ForumThread, 'lastPostAt'> {
  /** Undefined when some threads are not loaded. */
  posts: number | undefined;
}

/** How many posts there are about a match, where that is known, and when the last was written. */
export function PostCount({ posts, lastPostAt }: PostCountProps) {
  const { i18n } = useLingui();
  if (posts === undefined) return <p className="ml-auto">{lastPostText(i18n, { lastPostAt })}</p>;
  return (
    <p className="ml-auto">
      <span className="font-semibold text-text">
        {i18n.t('{count, plural, one {# post} other {# posts}}', { count: posts })}
      </span>{' '}
      · {relativeTime(i18n, Date.parse(lastPostAt))}
    </p>
  );
}
