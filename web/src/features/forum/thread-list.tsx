import type { ForumThread } from '@gullylens/contract/http/forum';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { sentence } from '../../platform/language/sentence.ts';
import { paths, pathTo } from '../../platform/links.ts';
import { readSeenPosts } from '../../platform/storage/forum-seen.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button, buttonClasses } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { matchNumberText, splitMatchName } from '../../ui/match/match-status-text.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { shortTitle } from '../../ui/text/short-name.ts';
import { PageFailed } from '../../ui/feedback/page-failed.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { AuthorAvatar, authorName } from './author.tsx';
import { threadListQuery } from './forum-queries.ts';
import { FirstThread } from './thread-ideas.tsx';

interface ThreadListProps {
  matchKey: string | undefined;
  /** Opens the form for a new thread with this title. */
  onStart: (title: string) => void;
}

/** Threads, latest post first: of one match, or all. */
export function ThreadList({ matchKey, onStart }: ThreadListProps) {
  const { i18n } = useLingui();
  const threads = useInfiniteQuery(threadListQuery(matchKey));
  return (
    <QueryState
      query={threads}
      loading={<ThreadsLoading />}
      failed={(error, retry) => (
        <PageFailed
          title={sentence('The forum did not load')}
          error={error}
          onRetry={retry}
          failures={threads.errorUpdateCount}
          otherPage={{ to: paths.matches, name: i18n.t('All matches') }}
        />
      )}
      notesStale
      isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
      empty={<FirstThread onStart={onStart} />}
    >
      {({ pages }) => (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {withoutRepeats(pages.flatMap(({ data }) => data)).map((thread) => (
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

/** Lines of the shape of threads. */
function ThreadsLoading() {
  const { i18n } = useLingui();
  return (
    <div
      role="status"
      aria-label={i18n.t('Loading')}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex h-20 items-center gap-3 px-4">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <Skeleton className="h-4 w-8" />
        </div>
      ))}
    </div>
  );
}

/** The button that loads the next page of a list; nothing on the last page. */
export function MoreButton({ query, label }: { query: UseInfiniteQueryResult; label: string }) {
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

/** Removes repeated threads. A thread with a new reply may be on two pages; the first is newer. */
export function withoutRepeats(threads: readonly ForumThread[]): ForumThread[] {
  return threads.filter(({ id }, index) => threads.findIndex((thread) => thread.id === id) === index);
}

/**
 * A thread in the list: its subject, the first words of its last post, who wrote it and when, its match, and in a
 * thread that was opened before how many posts are new.
 */
export function ThreadLine({ thread }: { thread: ForumThread }) {
  const { i18n } = useLingui();
  const { id, title, author, posts, preview } = thread;
  const seen = readSeenPosts(id);
  const unread = posts - seen;
  return (
    <article className="@container relative flex min-h-20 flex-wrap items-start gap-3 px-4 py-3 hover:bg-raised">
      <AuthorAvatar author={author} />
      <div className="min-w-0 flex-1 basis-30 @max-[14rem]:basis-40">
        <h3 className="font-semibold">
          <Link
            to={pathTo.forumThread(id)}
            dir="auto"
            className="line-clamp-2 wrap-anywhere @max-[14rem]:line-clamp-none after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-sky"
          >
            {title ?? i18n.t('Deleted thread')}
          </Link>
        </h3>
        {preview && (
          <p dir="auto" className="mt-0.5 line-clamp-1 text-sm wrap-anywhere">
            {preview}
          </p>
        )}
        <p className="mt-0.5 text-xs text-muted">
          <LastPostBy thread={thread} />
        </p>
        <MatchTag thread={thread} title={title} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <p className="text-muted">
          <span aria-hidden="true" className="flex items-center gap-1.5 text-sm font-semibold tabular">
            <MessageSquare className="size-4" /> {posts - 1}
          </span>
          <span className="sr-only">{repliesText(i18n, thread)}</span>
        </p>
        {seen > 0 && unread > 0 && <Badge tone="sky">{i18n.t('{count} new', { count: unread })}</Badge>}
      </div>
    </article>
  );
}

/** `Last reply: Asha · 5 minutes ago`; of a thread without replies who started it, and when. */
function LastPostBy({ thread: { author, lastAuthor, lastPostAt, posts } }: { thread: ForumThread }) {
  const { i18n } = useLingui();
  const hasReplies = posts > 1;
  const last = hasReplies ? lastAuthor : author;
  // An older server does not send who posted last.
  if (last === undefined) return lastPostText(i18n, { lastPostAt });
  return (
    <Trans
      id={hasReplies ? 'Last reply: <0>{name}</0> · {time}' : 'Started by <0>{name}</0> · {time}'}
      values={{ name: authorName(i18n, last), time: relativeTime(i18n, Date.parse(lastPostAt)) }}
      components={{ 0: <bdi /> }}
    />
  );
}

/** `3 replies`. */
export function repliesText(i18n: I18n, { posts }: ForumThread): string {
  return i18n.t('{count, plural, =0 {no replies} one {# reply} other {# replies}}', { count: posts - 1 });
}

/** `Last post: 5 minutes ago`. */
export function lastPostText(i18n: I18n, { lastPostAt }: Pick<ForumThread, 'lastPostAt'>): string {
  return i18n.t('Last post: {time}', { time: relativeTime(i18n, Date.parse(lastPostAt)) });
}

interface MatchTagProps {
  thread: Pick<ForumThread, 'matchKey' | 'matchTitle'>;
  /** The title above; when it is the teams, they are not repeated. */
  title?: string | null;
}

/** Links a thread to the match that it is about. Inside an `@container`. */
export function MatchTag({ thread: { matchKey, matchTitle }, title }: MatchTagProps) {
  const { i18n } = useLingui();
  const { teams, number } = splitMatchName(matchTitle ?? '');
  const below = (name: string) =>
    [teams !== title && name, matchNumberText(i18n, number)].filter(Boolean).join(', ');
  const text = below(teams);
  if (matchKey === null || text === '') return null;
  return (
    <Link
      to={pathTo.match(matchKey)}
      className="relative z-10 mt-0.5 flex min-h-6 w-fit max-w-full items-center text-xs font-semibold text-turf hover:underline"
    >
      <FittingText text={text} short={below(shortTitle(teams))} />
    </Link>
  );
}

const THREADS_SHOWN = 3;

/** The latest threads, on the classic dashboard. */
export function ForumBox() {
  const { i18n } = useLingui();
  const threads = useInfiniteQuery(threadListQuery(undefined));
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
          empty={<p className="text-sm text-muted">{i18n.t('No posts yet. Start the discussion.')}</p>}
        >
          {({ pages }) => (
            <ul className="divide-y divide-line rounded-card border border-line">
              {pages[0]?.data.slice(0, THREADS_SHOWN).map((thread) => (
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
