import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { StandingsTable } from '../../../ui/match/standings-table.tsx';

interface SeriesTableProps {
  seriesKey: string;
  /** The keys of the two teams, whose rows are marked; null without a page of the team. */
  teamKeys: readonly (string | null)[];
}

/** The points table of the match's series; nothing before it is loaded and without a completed match. */
export function SeriesTable({ seriesKey, teamKeys }: SeriesTableProps) {
  const { i18n } = useLingui();
  const series = useQuery(apiQuery('GET /api/v1/cricket/series/{id}/', { params: { id: seriesKey } })).data
    ?.data;
  if (!series || series.standings.length === 0) return null;
  return (
    <Card className="px-4 pt-4 pb-1">
      <h2 className="font-bold">{i18n.t('Points table')}</h2>
      <p className="mb-1 text-xs text-muted">{i18n.t('From the results that we have')}</p>
      <StandingsTable name={series.name} standings={series.standings} teamKeys={teamKeys} />
    </Card>
  );
}
