import type { Page } from '@gullylens/contract/values/page';
import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';

/** Heights of the placeholders while a list of the desk loads. */
export const deskSkeletons: readonly string[] = ['h-16', 'h-16', 'h-16', 'h-16'];

/** Classes of a row of tabs inside a section, quieter than the sections' own row above it. */
export const innerTabClasses =
  '-mt-2 [&_[role=tab]]:text-xs [&_[aria-selected=true]]:bg-raised [&_[aria-selected=true]]:text-text';

interface DeskListProps<Item> {
  query: Pick<UseQueryResult<{ data: Item[]; page: Page }>, 'data' | 'error' | 'isPlaceholderData'> & {
    refetch: () => unknown;
  };
  /** The rows to render when they differ from those of the query. */
  items?: Item[] | undefined;
  page: number;
  onGoTo: (page: number) => void;
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list. Steps back to the last page when the current one no longer exists. */
export function DeskList<Item>({ query, items, page, onGoTo, empty, children }: DeskListProps<Item>) {
  const { i18n } = useLingui();
  const { data, isPlaceholderData, refetch } = query;
  const rows = items ?? data?.data ?? [];
  const last = data === undefined ? page : Math.max(1, Math.ceil(data.page.total / data.page.limit));
  const isBeyond = page > last;
  useEffect(() => {
    if (isBeyond) onGoTo(last);
  }, [isBeyond, last, onGoTo]);
  const isWaiting = isBeyond || (isPlaceholderData && rows.length === 0);
  return (
    <QueryState
      query={isWaiting ? { data: undefined, error: null, refetch } : query}
      skeletons={deskSkeletons}
      isEmpty={() => rows.length === 0}
      empty={<EmptyState title={empty} />}
    >
      {({ page: shown }) => (
        <>
          <div inert={isPlaceholderData} aria-busy={isPlaceholderData}>
            {children(rows)}
          </div>
          <Pager label={i18n.t('Pages of the list')} page={shown} onGoTo={onGoTo} />
        </>
      )}
    </QueryState>
  );
}
