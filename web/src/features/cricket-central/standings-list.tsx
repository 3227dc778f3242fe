import type { Standing } from '@gullylens/contract/http/cricket-series';
import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { ArchiveStrip } from './archive-strip.tsx';
import { ScrollCard } from './scroll-card.tsx';
import { StandingsTable } from './standings-table.tsx';

/** Series whose tables are looked for, those of highest priority. */
const LOOKED_AT = 6;

/** Tables of the series of which we have seen results. */
export function StandingsList() {
  const series = useQuery(apiQuery('GET /api/v1/cricket/series/', { query: { limit: LOOKED_AT } }));
  const tables = useQueries({
    queries: (series.data?.data ?? []).map(({ key }) =>
      apiQuery('GET /api/v1/cricket/series/{id}/', { params: { id: key } }),
    ),
    combine: (each) => ({
      isPending: each.some(({ isPending }) => isPending),
      known: each.flatMap(({ data }) => (data && data.data.standings.length > 0 ? [data.data] : [])),
    }),
  });
  const data = series.data === undefined || tables.isPending ? undefined : { data: tables.known };
  return (
    <ArchiveStrip label={sentence('Standings')} query={{ ...series, data }} rows={1}>
      {tables.known.map(({ key, name, standings }) => (
        <li key={key} className="min-h-0">
          <TableCard name={name} standings={standings} />
        </li>
      ))}
    </ArchiveStrip>
  );
}

function TableCard({ name, standings }: { name: string; standings: readonly Standing[] }) {
  return (
    <ScrollCard>
      <h4 className="truncate font-semibold">{name}</h4>
      <StandingsTable name={name} standings={standings} />
    </ScrollCard>
  );
}
