import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { relativeTime } from '../../ui/text/dates.ts';
import { lockText } from '../../ui/text/lock-text.ts';
import { deskAnalysesQuery, deskStates, isOpen, lockOf, Readers } from './desk-analysis.tsx';
import { deskSkeletons } from './desk-list.tsx';
import { FIRST_ROWS, QueueGroup, QueueRow } from './queue-group.tsx';

/** An analysis is in the queue this long before its lock. */
const SHOWN_BEFORE_MS = 2 * 3_600_000;

const firstOnes = { offset: 0, limit: FIRST_ROWS };
const reportedQuery = apiQuery('GET /api/v1/desk/forum/posts/', {
  query: { state: 'reported', ...firstOnes },
});
const waitingQuery = apiQuery('GET /api/v1/desk/tickets/', { query: { state: 'open', ...firstOnes } });

/** What an analyst has to do now, by action: analyses that lock soon first, then reported posts and tickets. */
export function DeskQueue() {
  const { i18n } = useLingui();
  const analyses = useQuery(deskAnalysesQuery);
  const posts = useQuery(reportedQuery);
  const tickets = useQuery(waitingQuery);
  const now = useLockClock();
  const failed = [analyses, posts, tickets].find(({ isLoadingError }) => isLoadingError);
  const data =
    analyses.data && posts.data && tickets.data
      ? { ...toDo(analyses.data.data, now), posts: posts.data, tickets: tickets.data }
      : undefined;
  return (
    <QueryState
      query={{ data, error: failed?.error ?? null, refetch: () => failed?.refetch() }}
      skeletons={deskSkeletons}
      isEmpty={(all) => all.next === undefined && all.posts.page.total + all.tickets.page.total === 0}
      empty={
        <EmptyState
          title={i18n.t('Nothing is waiting.')}
          text={i18n.t('Analyses appear here two hours before the match.')}
        >
          <TextLink to={`${paths.desk}?tab=analyses`}>{i18n.t('All analyses')}</TextLink>
        </EmptyState>
      }
    >
      {(all) => (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          {all.next && <NextAction {...all.next} now={now} />}
          <div className="space-y-5 empty:hidden">
            <AnalysisGroup action="publish" analyses={all.toPublish} now={now} />
            <AnalysisGroup action="complete" analyses={all.toComplete} now={now} />
          </div>
          <div className="space-y-5 empty:hidden">
            <PostGroup posts={all.posts.data} total={all.posts.page.total} />
            <TicketGroup tickets={all.tickets.data} total={all.tickets.page.total} />
          </div>
        </div>
      )}
    </QueryState>
  );
}

/**
 * Returns the analyses that lock within two hours, the next first: those that readers do not see yet, and of the others
 * those without playing XIs. Each has one action and is in one place; `next` is the one that locks first.
 */
export function toDo(analyses: readonly DeskAnalysis[], now: number) {
  const steps = analyses
    .filter((analysis) => isOpen(analysis, now) && lockOf(analysis) <= now + SHOWN_BEFORE_MS)
    .filter(({ state, elevensKnown }) => state !== 'published' || !elevensKnown)
    .toSorted((one, other) => lockOf(one) - lockOf(other))
    .map((analysis) => ({ analysis, action: actionOf(analysis) }));
  const [next, ...others] = steps;
  const of = (wanted: Action) =>
    others.filter(({ action }) => action === wanted).map(({ analysis }) => analysis);
  return { next, toPublish: of('publish'), toComplete: of('complete') };
}

function actionOf({ state }: DeskAnalysis): Action {
  return state === 'published' ? 'complete' : 'publish';
}

/** What to do with an analysis, and the search parameters of the editor where it is done. */
const actions = {
  publish: { title: sentence('Publish'), params: {} },
  complete: { title: sentence('Enter the playing XIs'), params: { part: 'elevens' } },
} as const;

type Action = keyof typeof actions;

function editorLink({ matchKey }: DeskAnalysis, action: Action): string {
  return `${paths.desk}?${new URLSearchParams({ tab: 'analyses', match: matchKey, ...actions[action].params })}`;
}

interface AnalysisProps {
  analysis: DeskAnalysis;
  action: Action;
  /** The server's time in milliseconds. */
  now: number;
}

/** The action that is due first, with its button. */
function NextAction({ analysis, action, now }: AnalysisProps) {
  const { i18n } = useLingui();
  return (
    <section
      aria-labelledby="next-action"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-floodlight/60 bg-floodlight/5 p-4 lg:col-span-2"
    >
      <div className="min-w-0">
        <h2 id="next-action" className="text-xl font-bold wrap-anywhere">
          {analysis.matchTitle}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3 tabular">
          <AnalysisFacts analysis={analysis} now={now} />
        </p>
      </div>
      <Link
        to={editorLink(analysis, action)}
        className={classNames(buttonClasses('primary', 'large'), 'max-sm:w-full')}
      >
        {i18n.t(actions[action].title)}
      </Link>
    </section>
  );
}

/** The time to the lock, the state while readers see nothing, and the readers. */
function AnalysisFacts({ analysis, now }: Omit<AnalysisProps, 'action'>) {
  const { i18n } = useLingui();
  return (
    <>
      <span className="font-semibold text-floodlight">{lockText(i18n, lockOf(analysis), now)}</span>
      {analysis.state !== 'published' && (
        <Badge isPlain tone={deskStates[analysis.state].tone}>
          {i18n.t(deskStates[analysis.state].label)}
        </Badge>
      )}
      <Readers of={analysis} />
    </>
  );
}

interface AnalysisGroupProps extends Omit<AnalysisProps, 'analysis'> {
  analyses: readonly DeskAnalysis[];
}

function AnalysisGroup({ analyses, action, now }: AnalysisGroupProps) {
  const { i18n } = useLingui();
  return (
    <QueueGroup title={i18n.t(actions[action].title)} total={analyses.length}>
      {analyses.map((analysis) => (
        <QueueRow key={analysis.matchKey} to={editorLink(analysis, action)} title={analysis.matchTitle}>
          <AnalysisFacts analysis={analysis} now={now} />
        </QueueRow>
      ))}
    </QueueGroup>
  );
}

/** Returns the address of another section of the desk. It keeps the analysis that is open, and with it unsaved text. */
function useSectionLink(section: Record<string, string>): string {
  const [params] = useSearchParams();
  return `${paths.desk}?${new URLSearchParams({ ...Object.fromEntries(params), ...section })}`;
}

function PostGroup({ posts, total }: { posts: readonly DeskPost[]; total: number }) {
  const { i18n } = useLingui();
  const link = useSectionLink({ tab: 'forum', posts: 'reported' });
  return (
    <QueueGroup title={i18n.t('Review reported posts')} total={total} allAt={link}>
      {posts.map(({ id, body, reports, threadTitle }) => (
        <QueueRow key={id} to={link} title={firstLineOf(body)} oneLine>
          <span className="font-semibold text-live">
            {i18n.t('{count, plural, one {# report} other {# reports}}', { count: reports.length })}
          </span>
          <span className="truncate text-muted">{threadTitle ?? i18n.t('Deleted thread')}</span>
        </QueueRow>
      ))}
    </QueueGroup>
  );
}

/** Returns the first line that its author wrote: lines with `>` quote others. */
function firstLineOf(body: string): string {
  return body.split('\n').find((line) => line.trim() !== '' && !line.startsWith('>')) ?? body;
}

function TicketGroup({ tickets, total }: { tickets: readonly DeskTicket[]; total: number }) {
  const { i18n } = useLingui();
  const link = useSectionLink({ tab: 'tickets', tickets: 'open' });
  return (
    <QueueGroup title={i18n.t('Answer tickets')} total={total} allAt={link}>
      {tickets.map(({ number, subject, priority, openedAt }) => (
        <QueueRow key={number} to={link} title={subject} oneLine>
          {priority && <span className="font-semibold text-floodlight">{i18n.t('Premium')}</span>}
          <span className="text-muted">{relativeTime(i18n, Date.parse(openedAt))}</span>
        </QueueRow>
      ))}
    </QueueGroup>
  );
}
