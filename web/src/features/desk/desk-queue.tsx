import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { paths } from '../../platform/links.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { lockText } from '../../ui/text/lock-text.ts';
import { deskAnalysesQuery, deskStates, isOpen, lockOf, Readers } from './desk-analysis.tsx';

/** An analysis is in the queue this long before its lock. */
const SHOWN_BEFORE_MS = 2 * 3_600_000;

/** Analyses shown at first, so that posts and tickets stay in view. */
const LOCKING_AT_FIRST = 5;

const countOnly = { offset: 0, limit: 1 };
const reportedQuery = apiQuery('GET /api/v1/desk/forum/posts/', {
  query: { state: 'reported', ...countOnly },
});
const waitingQuery = apiQuery('GET /api/v1/desk/tickets/', { query: { state: 'open', ...countOnly } });

/** What needs an analyst now: analyses that lock soon, reported posts and tickets without an answer. */
export function DeskQueue() {
  const { i18n } = useLingui();
  const analyses = useQuery(deskAnalysesQuery);
  const posts = useQuery(reportedQuery);
  const tickets = useQuery(waitingQuery);
  const now = useLockClock();
  const [isAllShown, setIsAllShown] = useState(false);
  const [params] = useSearchParams();
  // Keeps the analysis that is open, and with it unsaved text.
  const linkTo = (section: Record<string, string>) =>
    `${paths.desk}?${new URLSearchParams({ ...Object.fromEntries(params), ...section })}`;
  const failed = [analyses, posts, tickets].find(({ isLoadingError }) => isLoadingError);
  const data =
    analyses.data && posts.data && tickets.data
      ? {
          locking: lockingSoon(analyses.data.data, now),
          reported: posts.data.page.total,
          waiting: tickets.data.page.total,
        }
      : undefined;
  return (
    <Section title={i18n.t('Needs attention now')} heading="mb-3 text-lg font-bold" className="mb-6">
      <QueryState
        query={{ data, error: failed?.error ?? null, refetch: () => failed?.refetch() }}
        skeletons={['h-14 rounded-card']}
        isEmpty={({ locking, reported, waiting }) => locking.length + reported + waiting === 0}
        empty={<p className="min-h-14 text-sm text-muted">{i18n.t('Nothing is waiting.')}</p>}
      >
        {({ locking, reported, waiting }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {locking.slice(0, isAllShown ? locking.length : LOCKING_AT_FIRST).map((analysis) => (
              <Row
                key={analysis.matchKey}
                to={`${paths.desk}?tab=analyses&match=${analysis.matchKey}`}
                title={analysis.matchTitle}
              >
                <span className="text-xs font-semibold text-floodlight tabular">
                  {lockText(i18n, lockOf(analysis), now)}
                </span>
                {analysis.state !== 'published' && (
                  <Badge isPlain tone={deskStates[analysis.state].tone}>
                    {i18n.t(deskStates[analysis.state].label)}
                  </Badge>
                )}
                {!analysis.elevensKnown && (
                  <Badge isPlain tone="live">
                    {i18n.t('Playing XIs missing')}
                  </Badge>
                )}
                <Readers of={analysis} />
              </Row>
            ))}
            {!isAllShown && locking.length > LOCKING_AT_FIRST && (
              <li className="px-1">
                <Button look="quiet" onClick={() => setIsAllShown(true)}>
                  {i18n.t('Show all {count}', { count: locking.length })}
                </Button>
              </li>
            )}
            {reported > 0 && (
              <Row
                to={linkTo({ tab: 'forum', posts: 'reported' })}
                title={i18n.t('{count, plural, one {# reported post} other {# reported posts}}', {
                  count: reported,
                })}
              />
            )}
            {waiting > 0 && (
              <Row
                to={linkTo({ tab: 'tickets', tickets: 'open' })}
                title={i18n.t('{count, plural, one {# ticket is waiting} other {# tickets are waiting}}', {
                  count: waiting,
                })}
              />
            )}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

/** Analyses that lock within two hours, the next first. */
export function lockingSoon(analyses: readonly DeskAnalysis[], now: number): DeskAnalysis[] {
  const isSoon = (analysis: DeskAnalysis) =>
    isOpen(analysis, now) && lockOf(analysis) <= now + SHOWN_BEFORE_MS;
  return analyses.filter(isSoon).toSorted((one, other) => lockOf(one) - lockOf(other));
}

function Row({ to, title, children }: { to: string; title: string; children?: ReactNode }) {
  return (
    <li className="relative flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-raised">
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold wrap-anywhere">
          <StretchedLink to={to}>{title}</StretchedLink>
        </h3>
        {children && <p className="flex flex-wrap items-center gap-x-3">{children}</p>}
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
}
