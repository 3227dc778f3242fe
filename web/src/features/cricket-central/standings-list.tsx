import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { StandingsTable } from '../../ui/match/standings-table.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { WidgetStrip } from './widget-strip.tsx';

/** Number of series whose tables are fetched, highest priority first. */
const SERIES_LIMIT = 6;

/** The tables of the series with the highest priority; a series without a table is omitted. */
export function StandingsList() {
  const series = useQuery(apiQuery('GET /api/v1/cricket/series/', { query: { limit: SERIES_LIMIT } }));
  const tables = useQueries({
    queries: (series.data?.data ?? []).map(({ key }) =>
      apiQuery('GET /api/v1/cricket/series/{id}/', { params: { id: key } }),
    ),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      filled: results.flatMap(({ data }) => (data && data.data.standings.length > 0 ? [data.data] : [])),
    }),
  });
  const data = series.data === undefined || tables.isPending ? undefined : { data: tables.filled };
  return (
    <WidgetStrip label={sentence('Standings')} query={{ ...series, data }} columns={2}>
      {(filled) =>
        filled.map(({ key, name, standings }) => (
          <li key={key} className="min-w-0">
            <Card className="h-full p-4">
              <h4 className="truncate font-semibold">{name}</h4>
              <StandingsTable name={name} standings={standings} />
            </Card>
          </li>
        ))
      }
    </WidgetStrip>
  );
}
