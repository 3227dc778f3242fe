import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { FailurePanel } from './failure-panel.tsx';
import { Skeleton } from '../controls/skeleton.tsx';

/** What `QueryState` reads of a query. */
export interface QueryResult<Data> {
  /** Undefined while loading. */
  data: Data | undefined;
  error?: unknown;
  refetch?: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Classes of the grey blocks shown while loading, of the size of the content. */
  skeletons?: readonly string[];
  /** Shown while loading, in place of blocks. */
  loading?: ReactNode;
  /** What is loading, for screen readers. */
  label?: string;
  /** The distance between the blocks, as a class. */
  spacing?: string;
  /** Shown when the server answers 404. */
  missing?: ReactNode;
  /** Shown after a failure, in place of a panel with a retry button. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
  /** Adds a note to older data when the latest request failed. */
  notesStale?: boolean;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query in each state: loading, failed with a retry button, missing, empty, out of date, loaded. */
export function QueryState<Data>({ query, isEmpty, children, ...parts }: QueryStateProps<Data>) {
  const { i18n } = useLingui();
  const { label, skeletons = [], spacing = 'space-y-3', loading, missing, empty, failed, notesStale } = parts;
  const { data, error = null, refetch } = query;
  if (missing !== undefined && isNotFound(error)) return missing;
  if (data !== undefined) {
    if (isEmpty?.(data)) return empty;
    return (
      <>
        {notesStale && error !== null && (
          <p role="status" className="mb-3 text-sm text-muted">
            {i18n.t('Using cached data. {reason}', { reason: i18n.t(textOfError(error)) })}
          </p>
        )}
        {children(data)}
      </>
    );
  }
  if (error !== null) {
    const retry = () => void refetch?.();
    if (failed) return failed(error, retry);
    const lines = [i18n.t(textOfError(error))];
    return <FailurePanel title={i18n.t('Error Loading Data')} lines={lines} onRetry={retry} />;
  }
  if (loading !== undefined) return loading;
  return (
    <div role="status" aria-label={label ?? i18n.t('Loading')} className={spacing}>
      {skeletons.map((block, index) => (
        <Skeleton key={index} className={block} />
      ))}
    </div>
  );
}
