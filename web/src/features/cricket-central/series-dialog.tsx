import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { textOfError } from '../../platform/api/api-error.ts';
import { pathTo } from '../../platform/links.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/failure-panel.tsx';
import { MatchCard } from '../../ui/match/match-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { datesOf } from './series-facts.ts';
import { StandingsTable } from './standings-table.tsx';

interface SeriesDialogProps {
  series: SeriesSummary;
  onClose: () => void;
}

/** A series up close: when it is played, how its teams stand, and its matches. */
export function SeriesDialog({ series, onClose }: SeriesDialogProps) {
  const { i18n } = useLingui();
  return (
    <Modal title={series.name} onClose={onClose}>
      <p className="mb-4 text-sm text-muted tabular">{datesOf(i18n, series)}</p>
      <SeriesContent seriesKey={series.key} />
    </Modal>
  );
}

function SeriesContent({ seriesKey }: { seriesKey: string }) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/v1/cricket/series/{id}/', { params: { id: seriesKey } }));
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-card" />;
  if (query.data === undefined) {
    return <LoadFailed text={textOfError(query.error)} onRetry={() => void query.refetch()} />;
  }
  const { name, standings, fixtures } = query.data.data;
  return (
    <div className="space-y-6">
      {standings.length > 0 && <StandingsTable name={name} standings={standings} />}
      {fixtures.length === 0 ? (
        <EmptyState title={i18n.t('No matches of this series are known yet.')} />
      ) : (
        <ul aria-label={i18n.t('Matches')} className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {fixtures.map((match) => (
            <li key={match.id}>
              <MatchCard match={match} to={pathTo.match(match.key)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
