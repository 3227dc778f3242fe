import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { SectionHeading } from '../../ui/layout/card.tsx';
import { MatchGrid } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';

/** The built-in matches, below what is known without the overview. */
export function SampleMatches({ className }: { className?: string }) {
  const { i18n } = useLingui();
  const sample = useSampleCricket(true);
  if (!sample) return null;
  return (
    <section aria-labelledby="sample-matches" className={className}>
      <SectionHeading
        title={i18n.t('Sample matches')}
        id="sample-matches"
        note={i18n.t('Shown until live data loads.')}
        isCompact
      />
      <MatchGrid label={i18n.t('Sample matches')}>
        {sample.sampleMatches.map((match) => (
          <li key={match.key} className="text-muted [&>article>*]:grayscale">
            <MatchRow match={match} />
          </li>
        ))}
      </MatchGrid>
    </section>
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
