import type { cricketSeriesRoutes, Standing } from '@gullylens/contract/http/cricket-series';
import type { SearchQuery } from '@gullylens/contract/http/match-lists';
import { AppError } from '../platform/app-error.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { readCountries } from './documents/countries.ts';
import type { MatchesContext } from './matches-context.ts';
import { presentSeries, presentTournament } from './series/present-series.ts';
import type { ReadSeriesPage } from './series/series-matches.ts';
import type { TeamResults } from './series/tabulate-results.ts';

export function createSeriesHandlers(
  { db, series, teamKey, notes }: MatchesContext,
  readSeriesPage: ReadSeriesPage,
): Handlers<typeof cricketSeriesRoutes> {
  const asOf = () => series.fetchedAt()?.toISOString() ?? null;
  const addKey = (row: TeamResults): Standing => ({ key: teamKey(row.team), ...row });
  return {
    listSeries: ({ query }) => {
      void notes.noteLists();
      const { rows, page } = cutPage(presentSeries(series.all()), query);
      return { status: 200, body: { status: 'success', data: rows, page, as_of: asOf() } };
    },
    readSeries: async ({ params }) => {
      const row = series.all().find(({ id }) => id === params.id);
      const [presented] = row ? presentSeries([row]) : [];
      if (presented === undefined) throw new AppError('series_not_found');
      const { fixtures, results } = await readSeriesPage(params.id);
      const standings = results.map(addKey);
      return { status: 200, body: { status: 'success', data: { ...presented, fixtures, standings } } };
    },
    listTournaments: ({ query }) => {
      void notes.noteLists();
      const { rows, page } = cutPage(presentSeries(series.all()), query);
      const data = rows.map(presentTournament);
      return { status: 200, body: { status: 'success', data, page, as_of: asOf() } };
    },
    listCountries: async () => {
      void notes.noteCountries();
      const { countries, asOf: as_of } = await readCountries(db);
      return { status: 200, body: { status: 'success', data: { countries }, as_of } };
    },
  };
}

function cutPage<T extends { readonly name: string }>(
  all: readonly T[],
  { offset, limit, search }: SearchQuery,
) {
  const words = search?.toLowerCase() ?? '';
  const named = all.filter(({ name }) => name.toLowerCase().includes(words));
  return { rows: named.slice(offset, offset + limit), page: { offset, limit, total: named.length } };
}
