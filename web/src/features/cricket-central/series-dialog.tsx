import type { SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { pathTo } from '../../platform/links.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MatchGrid } from '../../ui/match/match-grid.tsx';
import { MatchRow } from '../../ui/match/match-row.tsx';
import { StandingsTable } from '../../ui/match/standings-table.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { datesOf } from './series-text.ts';

/** A series in detail: its dates, table and matches. */
export function SeriesDialog({ series, onClose }: { series: SeriesSummary; onClose: () => void }) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/v1/cricket/series/{id}/', { params: { id: series.key } }));
  return (
    <Modal title={series.name} onClose={onClose}>
      <p className="mb-4 text-sm text-muted tabular">{datesOf(i18n, series)}</p>
      <QueryState query={query} skeletons={['h-96 w-full rounded-card']}>
        {({ data: { name, standings, fixtures } }) => (
          <div className="space-y-6">
            {standings.length > 0 && <StandingsTable name={name} standings={standings} />}
            {fixtures.length === 0 ? (
              <EmptyState title={i18n.t('No matches of this series are known yet.')} />
            ) : (
              <MatchGrid label={i18n.t('Matches')}>
                {fixtures.map((match) => (
                  <li key={match.id}>
                    <MatchRow isGrouped match={match} to={pathTo.match(match.key)} />
                  </li>
                ))}
              </MatchGrid>
            )}
          </div>
        )}
      </QueryState>
    </Modal>
  );
}
