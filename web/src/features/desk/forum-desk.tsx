import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import type { ReportReason } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { dateTimeText } from '../../ui/text/full-dates.ts';
import { TextField } from '../../ui/controls/fields.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { pageQuery } from '../../ui/layout/pager.tsx';
import { TabsInAddress } from '../../ui/layout/tabs-in-address.tsx';
import { DeskList, innerTabClasses } from './desk-list.tsx';

const states = [
  { key: 'reported', label: sentence('Reported') },
  { key: 'hidden', label: sentence('Hidden') },
] as const;

/** Posts that readers reported, and posts that analysts have hidden. */
export function ForumDesk() {
  const { i18n } = useLingui();
  return (
    <TabsInAddress name="posts" label={i18n.t('Posts by state')} tabs={states} rowClass={innerTabClasses}>
      {(state) => <PostList key={state} state={state} />}
    </TabsInAddress>
  );
}

function PostList({ state }: { state: 'reported' | 'hidden' }) {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const posts = useQuery({
    ...apiQuery('GET /api/v1/desk/forum/posts/', { query: { state, ...pageQuery(page) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskList query={posts} page={page} onGoTo={setPage} empty={i18n.t('No posts here')}>
      {(shown) => (
        <ul className="space-y-4">
          {shown.map((post) => (
            <li key={post.id}>
              <ForumPostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </DeskList>
  );
}

/** Longest reason in characters, as in the contract. */
const REASON_LENGTH = 500;

const reasonNames: Readonly<Record<ReportReason, string>> = {
  spam: sentence('Spam or advertising'),
  abuse: sentence('Abuse or hate'),
  betting: sentence('Betting or gambling'),
  other: sentence('Something else'),
};

/** A post with its reports, and beside it the decision. */
export function ForumPostCard({ post }: { post: DeskPost }) {
  const { i18n } = useLingui();
  return (
    <Card className="p-4 sm:p-5">
      <article className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 dir="auto" className="font-bold wrap-anywhere">
            {post.threadTitle ?? i18n.t('Deleted thread')}
          </h3>
          <ul className="mt-0.5 space-y-1 text-sm">
            {post.reports.map(({ reason, note, reportedAt }) => (
              <li key={`${reportedAt} ${note}`} className="wrap-anywhere">
                <span className="font-semibold text-live">{i18n.t(reasonNames[reason])}</span>{' '}
                <bdi className="text-muted">{note}</bdi>
              </li>
            ))}
          </ul>
          <blockquote
            dir="auto"
            className="mt-3 rounded-control bg-raised p-3 whitespace-pre-line wrap-anywhere"
          >
            {post.body}
          </blockquote>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs text-muted">
            {post.hidden && <Badge>{i18n.t('Hidden')}</Badge>}
            <bdi>{post.author?.name ?? i18n.t('Member')}</bdi>
            <span className="tabular">{dateTimeText(i18n, post.postedAt)}</span>
          </p>
        </div>
        <div className="min-w-0 border-t border-line pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          <ModerationForm post={post} />
        </div>
      </article>
    </Card>
  );
}

function ModerationForm({ post: { id, hidden, number, lastReason } }: { post: DeskPost }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const moderate = useMutation({
    mutationFn: (action: 'hide' | 'restore') =>
      callApi(`POST /api/v1/desk/forum/posts/{id}/${action}/`, { params: { id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/v1/desk/forum/posts/'] }),
  });
  const isMissing = reason.trim() === '';
  const decide = (action: 'hide' | 'restore') => {
    setWasTried(isMissing);
    if (!isMissing) moderate.mutate(action);
  };
  return (
    <>
      <TextField
        label={i18n.t('Reason, shown to the author')}
        maxLength={REASON_LENGTH}
        error={wasTried && isMissing ? i18n.t('Enter a reason first.') : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {lastReason !== null && (
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {i18n.t('Last decided: {reason}', { reason: lastReason })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
        {!hidden && (
          <Button look="destructive" disabled={moderate.isPending} onClick={() => decide('hide')}>
            {i18n.t('Hide post')}
          </Button>
        )}
        <Button look="outline" disabled={moderate.isPending} onClick={() => decide('restore')}>
          {i18n.t(hidden ? 'Show again' : 'Keep post')}
        </Button>
      </div>
      {number === 1 && !hidden && (
        <p className="mt-2 text-sm text-muted">{i18n.t('It opened a thread: hiding it hides the thread.')}</p>
      )}
      <InlineError error={moderate.error} className="mt-2" />
    </>
  );
}
