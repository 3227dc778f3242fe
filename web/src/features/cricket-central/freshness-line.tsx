import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentence } from '../../platform/language/sentence.ts';
import { clockTime } from './clock-time.ts';
import { cachedText } from '../../ui/cached-text.ts';
import { OutdatedAnnouncement } from '../../ui/outdated-announcement.tsx';
import { useClock } from '../../ui/use-clock.ts';

/** The clock on the dashboard moves on every minute. */
const CLOCK_STEP_MS = 60_000;

type Query = Pick<UseQueryResult, 'isFetching' | 'isError' | 'dataUpdatedAt'>;

interface FreshnessLineProps {
  query: Query;
  /** What to say while asking, where `Updating...` says too little. */
  asking?: string | undefined;
}

/** `Updating...` while asking, `Using cached data` after a failure, else `Live:` and the time. */
export function FreshnessLine({ query, asking = sentence('Updating...') }: FreshnessLineProps) {
  const now = useClock(CLOCK_STEP_MS);
  const { i18n } = useLingui();
  const tone = query.isError ? 'text-floodlight' : 'text-muted';
  return (
    <div>
      <p className={`mb-2 min-h-5 text-sm tabular ${tone}`}>
        {query.isFetching
          ? i18n.t(asking)
          : query.isError
            ? cachedText(i18n, query.dataUpdatedAt, now)
            : i18n.t('Live: {time}', { time: clockTime(i18n, now) })}
      </p>
      <OutdatedAnnouncement isOutdated={query.isError} />
    </div>
  );
}
