import { useLingui } from '@lingui/react';
import { classNames } from '../text/class-names.ts';
import { ageText, dataTimeText, type DataAge } from './data-age.ts';

interface FreshnessLineProps {
  age: DataAge;
  /** Shown while newer data is loading. */
  loading?: string | false | undefined;
  className?: string;
}

/**
 * `Updating...` while loading, `Using cached data` when newer data is unavailable, else `Live:` and the time of the
 * data; each with its age. Only `Using cached data` is announced to screen readers.
 */
export function FreshnessLine({ age, loading, className }: FreshnessLineProps) {
  const { i18n } = useLingui();
  const { asOf, ageMs, isCached, isStale } = age;
  const state = loading || (isCached ? '' : i18n.t('Live: {time}', { time: dataTimeText(i18n, asOf) }));
  return (
    <p
      className={classNames('min-h-5 text-sm tabular', isStale ? 'text-floodlight' : 'text-muted', className)}
    >
      <span role="status" className={classNames(loading && 'sr-only')}>
        {isCached && i18n.t('Using cached data')}
      </span>
      {/* One text, because an age of its own would move sideways with every change of the state. */}
      <span>{ageMs === null ? state : `${state} · ${ageText(i18n, ageMs)}`}</span>
    </p>
  );
}
