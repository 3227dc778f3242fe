import type { MAX_LINEUPS as ContractLimit } from '@gullylens/contract/http/insights/lineups';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { captainsInTopThree, latestGradesQuery } from '../../platform/api/captain-record.ts';
import { openAnalyses } from '../../platform/api/open-analyses.ts';
import { useLockClock } from '../behaviour/use-lock-clock.ts';

/** Stated here because the contract's schemas would be loaded with its value. */
const MAX_LINEUPS: typeof ContractLimit = 150;

/** What Premium opens now, in numbers: analyses and line-ups, and how our captains did. Keeps its space while loading. */
export function PremiumNumbers({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const record = useQuery(latestGradesQuery);
  const now = useLockClock();
  const open = openAnalyses(analyses.data?.data ?? [], now).length;
  const captains = record.data && captainsInTopThree(record.data.data.summary);
  return (
    <dl
      className={`grid ${record.isPending ? 'min-h-15' : ''} grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3 ${className}`}
    >
      {open > 0 && (
        <LargeNumber
          label={i18n.t('{count, plural, one {analysis open now} other {analyses open now}}', {
            count: open,
          })}
        >
          {open}
        </LargeNumber>
      )}
      <LargeNumber label={i18n.t('line-ups a match, at most')}>{MAX_LINEUPS}</LargeNumber>
      {captains && (
        <LargeNumber label={i18n.t('captains in the top three')}>
          {captains.count}
          <span className="text-sm font-semibold text-muted"> / {captains.of}</span>
        </LargeNumber>
      )}
    </dl>
  );
}

function LargeNumber({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-xl leading-7 font-extrabold tabular">{children}</dd>
    </div>
  );
}
