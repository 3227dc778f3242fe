import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import type { DeskTicket } from '@gullylens/contract/http/desk-tickets';
import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths } from '../../platform/links.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
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
      isEmpty={(all) =>
        all.toPublish.length + all.toComplete.length + all.posts.page.total + all.tickets.page.total === 0
      }
      empty={
        <EmptyState
          title={i18n.t('Nothing is waiting.')}
          text={i18n.t('Analyses appear here two hours before the match.')}
        />
      }
    >
      {(all) => (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <div className="space-y-5 empty:hidden">
            <AnalysisGroup title={i18n.t('Publish')} analyses={all.toPublish} now={now} />
            <AnalysisGroup
              title={i18n.t('Enter the playing XIs')}
              analyses={all.toComplete}
              part="elevens"
              now={now}
            />
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
 * those without playing XIs. Each has one action, so none is in both lists.
 */
export function toDo(analyses: readonly DeskAnalysis[], now: number) {
  const soon = analyses
    .filter((analysis) => isOpen(analysis, now) && lockOf(analysis) <= now + SHOWN_BEFORE_MS)
    .toSorted((one, other) => lockOf(one) - lockOf(other));
  return {
    toPublish: soon.filter(({ state }) => state !== 'published'),
    toComplete: soon.filter(({ state, elevensKnown }) => state === 'published' && !elevensKnown),
  };
}

interface AnalysisGroupProps {
  title: string;
  analyses: readonly DeskAnalysis[];
  /** The part of the editor to open. */
  part?: string;
  /** The server's time in milliseconds. */
  now: number;
}

function AnalysisGroup({ title, analyses, part, now }: AnalysisGroupProps) {
  const { i18n } = useLingui();
  return (
    <QueueGroup title={title} total={analyses.length}>
      {analyses.map((analysis) => (
        <QueueRow
          key={analysis.matchKey}
          to={`${paths.desk}?${new URLSearchParams({
            tab: 'analyses',
            match: analysis.matchKey,
            ...(part !== undefined && { part }),
          })}`}
          title={analysis.matchTitle}
        >
          <span className="font-semibold text-floodlight">{lockText(i18n, lockOf(analysis), now)}</span>
          {analysis.state !== 'published' && (
            <Badge isPlain tone={deskStates[analysis.state].tone}>
              {i18n.t(deskStates[analysis.state].label)}
            </Badge>
          )}
          <Readers of={analysis} />
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
