import type { ReactNode } from 'react';
import { NotFoundPanel } from '../feedback/empty-state.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { HistoryCredit } from './history-credit.tsx';

interface RecordPageProps<Found> {
  query: { data: { data: Found } | undefined; error: unknown; refetch: () => unknown };
  words: { loading: string; missing: string; whyMissing: string };
  /** Heights of the loading blocks, as classes: the heading, what is below it, the rest. */
  heights: readonly [string, string, string];
  /** The link back to matches from something that history does not contain. */
  wayBack: ReactNode;
  children: (found: Found) => ReactNode;
}

/** A page about a player, team or venue of history, in each of its states. */
export function RecordPage<Found>({ query, words, heights, wayBack, children }: RecordPageProps<Found>) {
  const [head, under, rest] = heights;
  return (
    <QueryState
      query={query}
      label={words.loading}
      skeletons={[`${head} w-full rounded-card`, `${under} my-5 w-full`, `${rest} w-full rounded-card`]}
      spacing=""
      missing={
        <NotFoundPanel title={words.missing} text={words.whyMissing}>
          {wayBack}
        </NotFoundPanel>
      }
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
