import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NotFoundPanel } from '../not-found-panel.tsx';
import { Skeleton } from '../skeleton.tsx';
import { HistoryCredit } from './history-credit.tsx';

interface RecordPageProps<Found> {
  found: Found | undefined;
  isMissing: boolean;
  /** Why it could not be read, in English. */
  failure: string | null;
  onRetry: () => void;
  words: { loading: string; missing: string; whyMissing: string };
  /** Heights of what is on its way, as classes: the head, what stands under it, the rest. */
  heights: readonly [string, string, string];
  /** Leads from what history does not know back to matches. */
  wayBack: ReactNode;
  children: (found: Found) => ReactNode;
}

/** A page about somebody or something out of the history, in each of its states. */
export function RecordPage<Found>({ found, isMissing, failure, words, ...page }: RecordPageProps<Found>) {
  if (found !== undefined) {
    return (
      <>
        {page.children(found)}
        <HistoryCredit className="mt-6" />
      </>
    );
  }
  if (isMissing) {
    return (
      <NotFoundPanel title={words.missing} text={words.whyMissing}>
        {page.wayBack}
      </NotFoundPanel>
    );
  }
  if (failure !== null) return <LoadFailed text={failure} onRetry={page.onRetry} />;
  const [head, under, rest] = page.heights;
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton className={classNames(head, 'w-full rounded-card')} />
      <Skeleton className={classNames(under, 'my-5 w-full')} />
      <Skeleton className={classNames(rest, 'w-full rounded-card')} />
    </div>
  );
}
