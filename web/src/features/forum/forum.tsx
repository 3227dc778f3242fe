import type { FORUM_LENGTHS } from '@gullylens/contract/http/forum';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../platform/api/api-client.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Button, buttonClasses } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Select, TextArea, TextField } from '../../ui/controls/fields.tsx';
import { Form } from '../../ui/controls/form.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { currentMatchesQuery, threadListQuery, threadsKey, useLiveThenNext } from './forum-queries.ts';
import { useIdempotencyKey } from './post-form.tsx';
import { MatchThreads, ThreadMatch } from './match-threads.tsx';
import { TitleIdeas } from './thread-ideas.tsx';
import { ThreadList } from './thread-list.tsx';

/** The forum for Premium members and staff: live and next matches, a form for a new thread, and the threads. */
export function Forum({ matchKey, onOpened }: Pick<ThreadFormProps, 'matchKey' | 'onOpened'>) {
  const { i18n } = useLingui();
  /** The title and the match with which the form opens; null while it is closed. */
  const [writing, setWriting] = useState<{ title: string; matchKey: string | undefined } | null>(null);
  // Without the threads nobody knows whether a new one repeats another.
  const { data: list, isLoadingError: hasFailed } = useInfiniteQuery(threadListQuery(matchKey));
  const start = (title: string) => setWriting({ title, matchKey });
  const heading = <h1 className="text-2xl font-extrabold">{i18n.t('Forum')}</h1>;
  if (writing !== null) {
    return (
      <>
        <div className="mb-4">{heading}</div>
        <ThreadForm
          matchKey={writing.matchKey}
          firstTitle={writing.title}
          onOpened={onOpened}
          onCancel={() => setWriting(null)}
        />
      </>
    );
  }
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        {heading}
        {!hasFailed && (
          <Button onClick={() => start('')}>
            <Plus aria-hidden="true" className="size-4" /> {i18n.t('New thread')}
          </Button>
        )}
      </div>
      {matchKey !== undefined && (
        <ThreadMatch thread={{ matchKey, matchTitle: list?.pages[0]?.data[0]?.matchTitle ?? null }} />
      )}
      {matchKey === undefined && !hasFailed && (
        <MatchThreads
          onStart={({ key, teams }) => setWriting({ title: teams.join(' vs '), matchKey: key })}
        />
      )}
      <div
        className={classNames(
          'mb-2 flex flex-wrap items-center justify-between gap-x-3',
          hasFailed && matchKey === undefined && 'sr-only',
        )}
      >
        <h2 className="text-lg font-bold">
          {i18n.t(matchKey === undefined ? 'Threads' : 'Threads on one match')}
        </h2>
        {matchKey !== undefined && (
          <Link to={paths.forum} className={classNames(buttonClasses('quiet'), '-mx-4')}>
            {i18n.t('All threads')}
          </Link>
        )}
      </div>
      <ThreadList matchKey={matchKey} onStart={start} />
      {!hasFailed && (
        <p className="mt-6 text-sm text-muted">
          {i18n.t('Plain text. Members see your first name. No betting, no selling of tips.')}
        </p>
      )}
    </>
  );
}

/** Longest texts in characters. Does not compile when the contract has other limits. */
const LENGTHS: Pick<typeof FORUM_LENGTHS, 'title' | 'body'> = { title: 120, body: 4000 };

interface ThreadFormProps {
  matchKey: string | undefined;
  firstTitle?: string;
  onOpened: (threadId: string) => void;
  onCancel: () => void;
}

/** The form for a new thread: title, match and first post. After a failure the text stays. */
export function ThreadForm({ matchKey = '', firstTitle = '', onOpened, onCancel }: ThreadFormProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState({ title: firstTitle, body: '', matchKey });
  const { matches } = useLiveThenNext();
  const ofTheseDays = useQuery(currentMatchesQuery).data?.data ?? [];
  const completed = ofTheseDays.filter(({ phase }) => phase === 'completed');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const open = useMutation({
    mutationFn: () =>
      callApi('POST /api/v1/forum/threads/', {
        body: {
          ...typed,
          matchKey: typed.matchKey === '' ? undefined : typed.matchKey,
          key: keyFor(`${typed.matchKey}\n${typed.title}\n${typed.body}`),
        },
      }),
    onSuccess: ({ data }) => {
      void client.invalidateQueries({ queryKey: threadsKey });
      onOpened(data.id);
    },
  });
  return (
    <Card className="mb-6 p-5">
      <h2 className="mb-4 text-lg font-bold">{i18n.t('New thread')}</h2>
      <Form onSubmit={() => open.mutate()} aria-label={i18n.t('New thread')} className="space-y-4">
        <TextField
          label={i18n.t('Title')}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the form to write
          autoFocus
          maxLength={LENGTHS.title}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
        <TitleIdeas title={typed.title} onChoose={(title) => setTyped({ ...typed, title })} />
        <Select
          label={i18n.t('Match')}
          none={i18n.t('No match in particular')}
          value={typed.matchKey}
          onChoose={(next) => setTyped({ ...typed, matchKey: next })}
        >
          {[...matches, ...completed].map((match) => (
            <option key={match.key} value={match.key}>
              {match.name}
            </option>
          ))}
        </Select>
        <TextArea
          label={i18n.t('First post')}
          required
          rows={4}
          maxLength={LENGTHS.body}
          value={typed.body}
          onChange={(event) => setTyped({ ...typed, body: event.target.value })}
        />
        <p className="-mt-3 text-right text-xs text-muted tabular">
          {i18n.t('{count} of {most} characters', { count: typed.body.length, most: LENGTHS.body })}
        </p>
        <p className="text-sm text-muted">
          {i18n.t('Plain text. Members see your first name. No betting, no selling of tips.')}
        </p>
        <InlineError error={open.error} otherwise={sentence('That was not posted. Please try again.')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" busy={open.isPending}>
            {i18n.t(open.isPending ? 'Posting...' : 'Open thread')}
          </Button>
          <Button look="quiet" size="large" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
