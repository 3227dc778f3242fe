import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { AnalysisTeaser, teaserSize } from './analysis-teaser.tsx';
import { openAnalyses } from './open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

/** The analysis that locks next. */
export function NextToLock({ onUpgrade }: { onUpgrade: (matchKey: string) => void }) {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const next = analyses.data && openAnalyses(analyses.data.data, now)[0];
  return (
    <QueryState
      query={{ ...analyses, data: analyses.data && { card: next } }}
      label={i18n.t('Loading expert analysis')}
      skeletons={[teaserSize]}
    >
      {({ card }) =>
        card === undefined ? (
          <EmptyState title={i18n.t('No analysis is open right now.')} className={teaserSize} />
        ) : (
          <AnalysisTeaser card={card} now={now} onUpgrade={() => onUpgrade(card.matchKey)} />
        )
      }
    </QueryState>
  );
}
