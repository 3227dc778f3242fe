import { useLingui } from '@lingui/react';
import { classNames } from '../text/class-names.ts';
import { ageText, dataTimeText, delayText, type DataAge, JUST_NOW_MS } from './data-age.ts';

interface FreshnessLineProps {
  age: DataAge;
  /** Shown while newer data is loading. */
  loading?: string | false | undefined;
  /** Requests newer data; offered beside cached data. */
  onRetry?: () => void;
  className?: string;
}

/**
 * `Updating...` while loading, `Using cached data` when newer data is unavailable, else `Live:` and the time of the
 * data, or `Scores as of` and the time of late data; each with the age or the delay. Only `Using cached data` is
 * announced to screen readers.
 */
export function FreshnessLine({ age, loading, onRetry, className }: FreshnessLineProps) {
  const { i18n } = useLingui();
  const { asOf, ageMs, isCached, delayedMinutes } = age;
  const isLate = !isCached && delayedMinutes !== null;
  const time = dataTimeText(i18n, asOf);
  const dated = isLate ? i18n.t('Scores as of {time}', { time }) : i18n.t('Live: {time}', { time });
  const state = loading || (isCached ? '' : dated);
  return (
    <p
      className={classNames(
        'min-h-5 text-sm tabular',
        isCached
          ? 'rounded-control border border-floodlight bg-floodlight/15 px-3 py-1 font-semibold'
          : 'text-muted',
        className,
      )}
    >
      <span role="status" className={classNames(loading && 'sr-only')}>
        {isCached && i18n.t('Using cached data')}
      </span>
      {/* One text, because an age of its own would move sideways with every change of the state. */}
      <span>
        {/* Cached scores are called old beside it, which “Just now” would contradict. */}
        {ageMs === null || (isCached && ageMs < JUST_NOW_MS)
          ? state
          : `${state} · ${isLate ? delayText(i18n, delayedMinutes) : ageText(i18n, ageMs)}`}
      </span>
      {isCached && !loading && onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="-my-3 min-h-11 px-2 align-middle text-sm underline"
        >
          {i18n.t('Try Again')}
        </button>
      )}
    </p>
  );
}
