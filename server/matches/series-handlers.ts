import type { cricketSeriesRoutes } from '@gullylens/contract/http/cricket-series';
import type { SearchQuery } from '@gullylens/contract/http/match-lists';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { readCountries } from './documents/countries.ts';
import type { SeriesMemory } from './documents/series-memory.ts';
import { presentTournament } from './series/present-tournament.ts';
import { tabulateResults } from './series/tabulate-results.ts';
import type { MatchShelf } from './snapshots/match-shelf.ts';
import { presentSeries } from './snapshots/present-series.ts';

interface SeriesSources {
  readonly db: Database;
  readonly series: SeriesMemory;
  readonly shelf: MatchShelf;
}

export function createSeriesHandlers({
  db,
  series,
  shelf,
}: SeriesSources): Handlers<typeof cricketSeriesRoutes> {
  const asOf = () => series.fetchedAt()?.toISOString() ?? null;
  return {
    listSeries: ({ query }) => {
      const { rows, page } = cutPage(presentSeries(series.all()), query);
      return { status: 200, body: { status: 'success', data: rows, page, as_of: asOf() } };
    },
    readSeries: ({ params }) => {
      const row = series.all().find(({ id }) => id === params.id);
      const [presented] = row ? presentSeries([row]) : [];
      if (presented === undefined) throw new AppError('series_not_found');
      const fixtures = shelf.matches().filter((match) => match.series_id === params.id);
      const data = { ...presented, fixtures, standings: tabulateResults(fixtures) };
      return { status: 200, body: { status: 'success', data } };
    },
    listTournaments: ({ query }) => {
      const { rows, page } = cutPage(presentSeries(series.all()), query);
      const data = rows.map(presentTournament);
      return { status: 200, body: { status: 'success', data, page, as_of: asOf() } };
    },
    listCountries: async () => {
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
