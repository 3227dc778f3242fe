import { useLingui } from '@lingui/react';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../controls/button.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { usePageTitle } from '../behaviour/use-page-title.ts';
import { HistoryCredit } from './history-credit.tsx';

interface RecordPageProps<Found extends { name: string }> {
  query: { data: { data: Found } | undefined; error: unknown; refetch: () => unknown };
  /** `page` is the title of the tab until the name is loaded. */
  labels: { page: string; loading: string; missing: string; whyMissing: string };
  /** Heights of the loading blocks, as classes: the heading, the line below it, the rest. */
  heights: readonly [string, string, string];
  children: (found: Found) => ReactNode;
}

/** The page of a player, team or venue from history: loading, failed, unknown or loaded. */
export function RecordPage<Found extends { name: string }>({
  query,
  labels,
  heights,
  children,
}: RecordPageProps<Found>) {
  const [head, below, rest] = heights;
  usePageTitle(query.data?.data.name ?? labels.page);
  return (
    <QueryState
      query={query}
      label={labels.loading}
      skeletons={[`${head} w-full rounded-card`, `${below} my-5 w-full`, `${rest} w-full rounded-card`]}
      spacing=""
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
