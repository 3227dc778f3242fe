import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { textOfError } from '../../platform/api/api-error.ts';
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx';
import { MatchColumn } from '../../ui/match/match-column.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';

/** Shown when there is neither a current nor a stored overview: the reason, a retry button and sample matches. */
export function OverviewFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui();
  const sample = useSampleCricket(true);
  const what = i18n.t('Failed to fetch cricket data.');
  const why = i18n.t(textOfError(error, what));
  return (
    <>
      <FailurePanel
        title={i18n.t('Error Loading Data')}
        lines={why === what ? [what] : [what, why]}
        onRetry={onRetry}
      />
      {sample && (
        <section aria-labelledby="sample-matches" className="mt-4">
          <h3 id="sample-matches" className="font-semibold">
            {i18n.t('Sample matches')}
          </h3>
          <p className="mb-3 text-sm text-muted">{i18n.t('Sample matches, shown until live data loads.')}</p>
          <MatchColumn label={i18n.t('Sample matches')}>
            {sample.sampleMatches.map((match) => (
              <li key={match.key}>
                <MatchRow match={match} />
              </li>
            ))}
          </MatchColumn>
        </section>
      )}
    </>
  );
}

/** Returns the built-in matches and countries; undefined until they are needed and their file is loaded. */
export function useSampleCricket(isNeeded: boolean) {
  return useQuery({
    queryKey: ['sample cricket'],
    queryFn: () => import('./sample-cricket.ts'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
}
