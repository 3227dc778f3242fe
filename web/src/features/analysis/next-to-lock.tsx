import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { AnalysisTeaser, teaserSize } from './analysis-teaser.tsx';
import { openAnalyses } from './open-analyses.ts';
import { useLockClock } from '../../ui/behaviour/use-lock-clock.ts';

const grid = 'grid gap-4 max-md:grid-cols-1 md:auto-cols-fr md:grid-flow-col';

/** The analyses that lock next: one on a phone, up to three side by side on wider screens. */
export function NextToLock() {
  const { i18n } = useLingui();
  const analyses = useQuery(apiQuery('GET /api/v1/analysis/'));
  const now = useLockClock();
  const next = analyses.data && openAnalyses(analyses.data.data, now).slice(0, 3);
  return (
    <QueryState
      query={{ ...analyses, data: next }}
      label={i18n.t('Loading expert analysis')}
      skeletons={[teaserSize, `${teaserSize} max-md:hidden`, `${teaserSize} max-xl:hidden`]}
      spacing={grid}
    >
      {(cards) =>
        cards.length === 0 ? (
          <EmptyState title={i18n.t('No analysis is open right now.')} className={teaserSize} />
        ) : (
          <ul className={grid}>
            {cards.map((card) => (
              <li key={card.id} className="not-first:max-md:hidden nth-3:max-xl:hidden">
                <AnalysisTeaser card={card} now={now} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
