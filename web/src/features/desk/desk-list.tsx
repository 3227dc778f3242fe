import type { Page } from '@gullylens/contract/values/page';
import { useEffect, type ReactNode } from 'react';
import { DeskPager } from './desk-pager.tsx';
import { DeskSkeleton, DeskState, type DeskStateProps } from './desk-state.tsx';

interface DeskListProps<Item> {
  query: DeskStateProps['query'] & {
    data: { data: Item[]; page: Page } | undefined;
    isPlaceholderData: boolean;
  };
  /** The rows to draw, when they are not just those of the query. */
  items?: Item[] | undefined;
  page: number;
  onGoTo: (page: number) => void;
  /** Shown when the whole list is empty. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list. Steps back to the last page when the current one no longer exists. */
export function DeskList<Item>({ query, items, page, onGoTo, empty, children }: DeskListProps<Item>) {
  const found = query.data;
  const rows = items ?? found?.data ?? [];
  const last = found === undefined ? page : lastPageOf(found.page);
  const isBeyond = page > last;
  useEffect(() => {
    if (isBeyond) onGoTo(last);
  }, [isBeyond, last, onGoTo]);
  if (isBeyond || (query.isPlaceholderData && rows.length === 0)) return <DeskSkeleton />;
  if (found === undefined || rows.length === 0) return <DeskState query={query} empty={empty} />;
  return (
    <>
      <div inert={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
        {children(rows)}
      </div>
      <DeskPager place={found.page} count={found.data.length} onGoTo={onGoTo} />
    </>
  );
}

function lastPageOf({ total, limit }: Page): number {
  return Math.max(1, Math.ceil(total / limit));
}
