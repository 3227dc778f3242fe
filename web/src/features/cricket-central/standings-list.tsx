import type { Standing } from '@gullylens/contract/http/matches/cricket-series';
import { useLingui } from '@lingui/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { StatTable } from '../../ui/layout/stat-table.tsx';
import { ScrollCard, WidgetStrip } from './widget-strip.tsx';

/** Number of series whose tables are fetched, highest priority first. */
const SERIES_LIMIT = 6;

/** The tables of the series with the highest priority; a series without a table is omitted. */
export function StandingsList() {
  const series = useQuery(apiQuery('GET /api/v1/cricket/series/', { query: { limit: SERIES_LIMIT } }));
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
    <WidgetStrip label={sentence('Standings')} query={{ ...series, data }} rows={1}>
      {(known) =>
        known.map(({ key, name, standings }) => (
          <li key={key} className="min-h-0">
            <ScrollCard>
              <h4 className="truncate font-semibold">{name}</h4>
              <StandingsTable name={name} standings={standings} />
            </ScrollCard>
          </li>
        ))
      }
    </WidgetStrip>
  );
}

/** The points table of a series, one row per team. */
export function StandingsTable({ name, standings }: { name: string; standings: readonly Standing[] }) {
  const { i18n } = useLingui();
  return (
    <StatTable
      caption={name}
      first={i18n.t('Team')}
      columns={[
        { short: i18n.t('P'), name: i18n.t('Played') },
        { short: i18n.t('W'), name: i18n.t('Won') },
        { short: i18n.t('L'), name: i18n.t('Lost') },
        { short: i18n.t('NR'), name: i18n.t('Tied or no result') },
        { short: i18n.t('Pts'), name: i18n.t('Points') },
      ]}
      rows={standings.map((row) => ({
        key: row.team,
        head:
          row.key === null ? (
            row.team
          ) : (
            <Link
              to={pathTo.team(row.key)}
              className="line-clamp-2 py-1 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {row.team}
            </Link>
          ),
        cells: [row.played, row.won, row.lost, row.tied + row.noResult, row.points].map(String),
        strong: 4,
      }))}
    />
  );
}
