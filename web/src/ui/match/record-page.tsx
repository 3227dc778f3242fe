import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { titleInDocument } from '../../platform/document-title.ts';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../controls/button.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
import { PageFailed } from '../feedback/page-failed.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { usePageTitle } from '../behaviour/use-page-title.ts';
import { HistoryCredit } from './history-credit.tsx';

interface RecordPageProps<Found extends { name: string }> {
  query: {
    data: { data: Found } | undefined;
    error: unknown;
    errorUpdateCount: number;
    refetch: () => unknown;
  };
  /** True while a part is loading that would move the others when it came. */
  isWaiting?: boolean;
  /** `page` is the title of the tab until the name is loaded; `failed` a `sentence()`. */
  labels: { page: string; loading: string; failed: string; missing: string; whyMissing: string };
  /** The cards below the heading while they load: one column on a phone, two on a wide screen. */
  skeletons: readonly LoadingCard[];
  children: (found: Found) => ReactNode;
}

interface LoadingCard {
  /** Its size, as classes. */
  size: string;
  /** A tab, a card with bars or with so many lines below its heading, or six tiles. */
  shape: 'tab' | 'bars' | 'tiles' | number;
}

/** The page of a player, team or venue from history: loading, failed, unknown or loaded. */
export function RecordPage<Found extends { name: string }>({
  query,
  isWaiting = false,
  labels,
  skeletons,
  children,
}: RecordPageProps<Found>) {
  const { i18n } = useLingui();
  const name = titleInDocument(useLocation().pathname);
  usePageTitle(query.data?.data.name ?? name ?? labels.page);
  return (
    <QueryState
      query={isWaiting && query.data ? { data: undefined } : query}
      loading={<Loading label={labels.loading} name={name} cards={skeletons} />}
      failed={(error, retry) => (
        <PageFailed
          heading={labels.page}
          title={labels.failed}
          error={error}
          onRetry={retry}
          failures={query.errorUpdateCount}
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

type FirstAttempt = Pick<UseQueryResult, 'isLoading' | 'failureCount' | 'errorUpdateCount'>;

/** Returns whether a query is loading and has not failed yet. A page does not wait for its retries. */
export function isFirstAttempt({ isLoading, failureCount, errorUpdateCount }: FirstAttempt): boolean {
  return isLoading && failureCount === 0 && errorUpdateCount === 0;
}

interface LoadingProps {
  label: string;
  /** Undefined while only the key is known. */
  name: string | undefined;
  cards: readonly LoadingCard[];
}

/** A heading with a badge, then the cards in their shapes. */
function Loading({ label, name, cards }: LoadingProps) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="flex h-28 items-center gap-4 rounded-card border border-line bg-surface p-4 lg:col-span-2">
        <Skeleton className="size-12 shrink-0 rounded-full!" />
        <div className="min-w-0 flex-1 space-y-2">
          {name ? (
            <p className="truncate text-xl font-bold">{name}</p>
          ) : (
            <Skeleton className="h-6 w-3/5 max-w-60" />
          )}
          <Skeleton className="h-4 w-4/5 max-w-80" />
        </div>
      </div>
      {cards.map((card, index) => (
        <LoadingPart key={index} card={card} />
      ))}
    </div>
  );
}

/** Heights of bars in percent. */
const BARS = [20, 55, 30, 45, 35, 80, 95, 60, 100, 40] as const;

function LoadingPart({ card: { size, shape } }: { card: LoadingCard }) {
  if (shape === 'tab') return <Skeleton className={`max-w-20 rounded-full! ${size}`} />;
  if (shape === 'tiles') {
    return (
      <div className={`grid grid-cols-2 gap-3 lg:grid-cols-6 ${size}`}>
        {Array.from({ length: 6 }, (_, tile) => (
          <div
            key={tile}
            className="flex h-20 flex-col justify-center gap-2 rounded-card border border-line bg-surface px-4"
          >
            <Skeleton className="h-6 w-16" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={`flex flex-col justify-between rounded-card border border-line bg-surface p-4 ${size}`}>
      <Skeleton className="h-4 w-32" />
      {shape === 'bars' ? (
        <div className="flex h-24 items-end gap-1">
          {BARS.map((height) => (
            <span key={height} className="max-w-24 flex-1" style={{ height: `${height}%` }}>
              <Skeleton className="mx-auto h-full w-4/5 max-w-14 rounded-b-none!" />
            </span>
          ))}
        </div>
      ) : (
        Array.from({ length: shape }, (_, line) => (
          <Skeleton key={line} className={line % 2 === 0 ? 'h-4 w-full' : 'h-4 w-2/3'} />
        ))
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
