import { useLingui } from '@lingui/react';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../controls/button.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
import { PageFailed } from '../feedback/page-failed.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { usePageTitle } from '../behaviour/use-page-title.ts';
import { HistoryCredit } from './history-credit.tsx';

interface RecordPageProps<Found extends { name: string }> {
  query: { data: { data: Found } | undefined; error: unknown; refetch: () => unknown };
  /** `page` is the title of the tab until the name is loaded. */
  labels: { page: string; loading: string; missing: string; whyMissing: string };
  /** The cards below the heading while they load: one column on a phone, two on a wide screen. */
  skeletons: readonly LoadingCard[];
  children: (found: Found) => ReactNode;
}

interface LoadingCard {
  /** Its size, as classes. */
  size: string;
  /** Lines below its heading; without any it is a tab without a card. */
  lines: number;
}

/** The page of a player, team or venue from history: loading, failed, unknown or loaded. */
export function RecordPage<Found extends { name: string }>({
  query,
  labels,
  skeletons,
  children,
}: RecordPageProps<Found>) {
  const { i18n } = useLingui();
  usePageTitle(query.data?.data.name ?? labels.page);
  return (
    <QueryState
      query={query}
      loading={<Loading label={labels.loading} cards={skeletons} />}
      failed={(error, retry) => (
        <PageFailed
          heading={labels.page}
          error={error}
          onRetry={retry}
          otherPage={{ to: paths.matches, name: i18n.t('All matches') }}
        />
      )}
      missing={<NotFoundPanel title={labels.missing} text={labels.whyMissing} />}
    >
      {({ data }) => (
        <>
          {children(data)}
          <HistoryCredit className="mt-6" />
        </>
      )}
    </QueryState>
  );
}

/** A heading with a badge, then cards, each with a heading and lines. */
function Loading({ label, cards }: { label: string; cards: readonly LoadingCard[] }) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="flex h-28 items-center gap-4 rounded-card border border-line bg-surface p-4 lg:col-span-2">
        <Skeleton className="size-12 shrink-0 rounded-full!" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-6 w-3/5 max-w-60" />
          <Skeleton className="h-4 w-4/5 max-w-80" />
        </div>
      </div>
      {cards.map(({ size, lines }, index) =>
        lines === 0 ? (
          <Skeleton key={index} className={`max-w-20 rounded-full! ${size}`} />
        ) : (
          <div
            key={index}
            className={`flex flex-col justify-between rounded-card border border-line bg-surface p-4 ${size}`}
          >
            <Skeleton className="h-4 w-32" />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className={line % 2 === 0 ? 'h-4 w-full' : 'h-4 w-2/3'} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

/** Shown when the URL names a player, team, venue or match that we do not have. */
export function NotFoundPanel({ title, text }: { title: string; text: string }) {
  const { i18n } = useLingui();
  return (
    <div className="rounded-card border border-dashed border-line px-4 py-14 text-center">
      <SearchX aria-hidden="true" className="mx-auto mb-4 size-8 text-muted" />
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="mx-auto mb-6 mt-2 max-w-prose text-muted">{text}</p>
      <Link to={paths.matches} className={buttonClasses('primary')}>
        {i18n.t('All matches')}
      </Link>
    </div>
  );
}
